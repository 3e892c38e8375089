/** Checks the fields of a config against the schema of its version. */
import {checkChartValues, mayBeSetElsewhere} from './component-chart.ts';
import {explainProblem, isAboutCombination} from './explain-problem.ts';
import {applyProfiles} from './profiles.ts';
import {formatProblem, type ConfigProblem} from './schema/validate.ts';
import type {ConfigFormat} from './schemas.ts';
import {asMap, valueAt, type Diagnostic, type Segments, type YamlDocument} from './yaml.ts';

/** Whether a path starts with another one. */
export function startsWith(path: Segments, start: Segments): boolean {
  return start.every((segment, index) => segment === path[index]);
}

/** Finds the problems of fields and of values for the component chart. */
function findProblems(
  config: unknown,
  format: ConfigFormat,
  {file, isImported}: {readonly file: unknown; readonly isImported?: boolean},
): ConfigProblem[] {
  return [
    ...format.validator.validate(config, {isImported}),
    ...checkChartValues(config, format, file),
  ].filter((problem) => !mayBeSetElsewhere(problem, config));
}

function omitFix({fix: _, ...diagnostic}: Diagnostic): Diagnostic {
  return diagnostic;
}

/** Checks what profiles write, in the resulting config. */
function checkProfiles(
  document: YamlDocument,
  format: ConfigFormat,
  known: readonly ConfigProblem[],
): Diagnostic[] {
  const config = asMap(document.value);
  const knownTexts = new Set(known.map(formatProblem));
  // The other fields of an entry from an import, or from the config that uses the profile, are unknown.
  const isPartial = (problem: ConfigProblem): boolean => {
    const [section = ''] = problem.segments;
    return isAboutCombination(problem) && ('imports' in config || !(section in config));
  };
  return applyProfiles(config).flatMap(({index, config: result, writes}) => {
    if (writes.length === 0) return [];
    const name = String(valueAt(config, ['profiles', index, 'name']));
    return findProblems(result, format, {file: config}).flatMap((problem) => {
      if (knownTexts.has(formatProblem(problem)) || isPartial(problem)) return [];
      const {segments} = problem;
      const isUnknown = problem.keyword === 'additionalProperties';
      const cause = writes.findLast(({target, source, isNew = false}) => {
        if (!startsWith(segments, target) || (isNew && !isUnknown)) return false;
        return valueAt(config, [...source, ...segments.slice(target.length)]) !== undefined;
      });
      if (!cause) return [];
      const inside = [...cause.source, ...segments.slice(cause.target.length)];
      const diagnostic = explainProblem(problem, {document, format, segments: inside});
      const message = `with the profile \`${name}\`, ${diagnostic.message}`;
      if (!isUnknown || inside.at(-1) !== 'value') return [{...diagnostic, message}];
      // A patch adds the unknown field, which is the end of its path.
      const pathAt = [...inside.slice(0, -1), 'path'];
      const path = String(valueAt(config, pathAt));
      const location = document.locateText(pathAt, 0, path.length);
      const {suggestion} = problem;
      const newText = suggestion && path.replace(/[^.[\]]+$/, () => suggestion);
      const fix = newText && {location, newText, oldText: path};
      return [{...omitFix(diagnostic), location, message, ...(fix && {fix})}];
    });
  });
}

/** Checks the fields of a config, without profiles and with each of its profiles. */
export function checkFields(
  document: YamlDocument,
  format: ConfigFormat,
  isImported: boolean,
): Diagnostic[] {
  const problems = findProblems(document.value, format, {file: document.value, isImported});
  return [
    ...problems.map((problem) => explainProblem(problem, {document, format})),
    ...checkProfiles(document, format, problems),
  ];
}
