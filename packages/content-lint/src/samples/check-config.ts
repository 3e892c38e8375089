import {
  checkChartValues,
  startsWith,
  wrapAt,
  type ConfigPath,
  explainProblem,
  hintFor,
  isAboutCombination,
  type ConfigFormat,
  isYamlMap,
  parseYaml,
  valueAt,
  type Diagnostic,
  type Location,
  type YamlDocument,
} from '@devspace-docs/devspace-check';
import {checkManifests} from './manifests.ts';

/** Checks inline manifests, whose mistakes would otherwise only show when they are applied. */
export function checkInlineManifests(document: YamlDocument): Diagnostic[] {
  const {deployments} = isYamlMap(document.value) ? document.value : {};
  if (!isYamlMap(deployments)) return [];
  return Object.entries(deployments).flatMap(([name, deployment]) => {
    const segments = ['deployments', name, 'kubectl', 'inlineManifest'];
    const text = valueAt(deployment, segments.slice(2));
    if (typeof text !== 'string' || /^\s*\$[!#]*\(/.test(text)) return [];
    const {documents, diagnostics} = parseYaml(text, (from, to) =>
      document.locateText(segments, from, Math.max(1, to - from)),
    );
    return diagnostics.length > 0 ? [...diagnostics] : checkManifests(documents);
  });
}

/** Checks the part of a config at `base`, a path that the page shows at `pathLocation`. */
export function checkConfigPart(
  document: YamlDocument,
  format: ConfigFormat,
  base: ConfigPath,
  pathLocation: Location,
): Diagnostic[] {
  const wrapped = wrapAt(base, document.value);
  const {segments: start} = base;
  const problems = [
    ...format.validator.validate(wrapped),
    // A part of `helm` doesn't show the chart.
    ...(start.includes('helm') ? [] : checkChartValues(wrapped, format, wrapped)),
  ];
  return problems.flatMap((problem): Diagnostic[] => {
    const {segments, keyword} = problem;
    if (keyword === 'additionalProperties' && startsWith(start, segments)) {
      const message = `the path does not exist: ${problem.message}`;
      return [{location: pathLocation, message, hint: hintFor(problem, 'the level above')}];
    }
    // Ignores missing fields around the part and in the part itself.
    if (!startsWith(segments, start)) return [];
    const below = segments.slice(start.length);
    if (below.length === 0 && isAboutCombination(problem)) return [];
    return [explainProblem(problem, {document, format, base})];
  });
}
