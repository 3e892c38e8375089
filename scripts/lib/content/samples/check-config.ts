/** Checks the parts of configs that samples show, and manifests in configs. */
import type {VersionLabel} from '../../../../src/config/versions.ts';
import {startsWith} from '../../../../src/lib/config-check/check-fields.ts';
import {wrapAt, type ConfigPlace} from '../../../../src/lib/config-check/config-place.ts';
import {
  explainProblem,
  hintFor,
  isAboutTogether,
  splitAdvice,
} from '../../../../src/lib/config-check/explain-problem.ts';
import {valueAt} from '../../../../src/lib/config-check/profiles.ts';
import {validatorOf} from '../../../../src/lib/config-check/schemas.ts';
import {
  isYamlMap,
  parseYaml,
  type Diagnostic,
  type Place,
  type YamlDocument,
} from '../../../../src/lib/config-check/yaml.ts';
import {checkManifests} from './manifests.ts';

/** Both of `set exactly one of …` are there: no part of a config may have that. */
function hasSeveral(message: string, value: unknown): boolean {
  const names = [...message.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return isYamlMap(value) && names.filter((name) => name in value).length > 1;
}

/** Manifests inside of a config, as texts: a mistake in them shows only at the cluster. */
export function checkInlineManifests(document: YamlDocument): Diagnostic[] {
  const {deployments} = isYamlMap(document.value) ? document.value : {};
  if (!isYamlMap(deployments)) return [];
  return Object.entries(deployments).flatMap(([name, deployment]) => {
    const segments = ['deployments', name, 'kubectl', 'inlineManifest'];
    const text = valueAt(deployment, segments.slice(2));
    if (typeof text !== 'string' || /^\s*\$[!#]*\(/.test(text)) return [];
    const {documents, diagnostics} = parseYaml(text, 'plain', (from, to) =>
      document.textPlace(segments, from, Math.max(1, to - from)),
    );
    return diagnostics.length > 0 ? [...diagnostics] : checkManifests(documents);
  });
}

/**
 * Checks a part of a config at its place.
 *
 * @param pathPlace - Where the page names that place.
 */
export function checkConfigPart(
  document: YamlDocument,
  version: VersionLabel,
  place: ConfigPlace,
  pathPlace: Place,
): Diagnostic[] {
  const wrapped = wrapAt(place, document.value);
  const problems = validatorOf(version).validate(wrapped);
  const {segments: start} = place;
  return problems.flatMap((problem): Diagnostic[] => {
    const {segments, keyword} = problem;
    if (keyword === 'additionalProperties' && startsWith(start, segments)) {
      const [message, advice] = splitAdvice(problem.message);
      const hint = advice ?? hintFor(problem, 'the level above');
      return [{place: pathPlace, message: `the path does not exist: ${message}`, hint}];
    }
    // Around the part everything else is missing, and the part may leave out fields of its own.
    if (!startsWith(segments, start)) return [];
    const below = segments.slice(start.length);
    const isLeftOut = below.length === 0 && isAboutTogether(problem);
    if (isLeftOut && !hasSeveral(problem.message, document.value)) return [];
    return [explainProblem(problem, {document, segments: below, place, below, version})];
  });
}
