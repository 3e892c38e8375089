/** Checks the fields of a config against the schema of its version. */
import {versionsByLabel} from '@devspace-docs/versions';
import type {ConfigFile} from '../config/config-file.ts';
import {describeProfiles, findSource, isProject} from '../profiles/profiles.ts';
import {formatProblem, type ConfigProblem} from '../schema/problems.ts';
import {ValidationCache} from '../schema/validate.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import {valueAt, type Diagnostic} from '../yaml/yaml.ts';
import {checkChartValues, mayBeSetElsewhere} from './component-chart.ts';
import {explainProblem, isAboutCombination, isOutsideEntry} from './explain-problem.ts';
import {formatPath} from './config-path.ts';
import {isNewerField} from './field-lookup.ts';

/** Whether an object lacks a field, or one of a list of fields. */
function isMissing({keyword, message}: ConfigProblem): boolean {
  return (
    ['anyOf', 'oneOf', 'required'].includes(keyword) && / is missing$|, found none$/.test(message)
  );
}

/** Finds the problems of fields and of values for the component chart. */
function findProblems(
  config: unknown,
  format: ConfigFormat,
  file: unknown,
  cache: ValidationCache,
  isImported = false,
): ConfigProblem[] {
  const problems = [
    ...format.validator.validate(config, {isImported, cache}),
    ...checkChartValues(config, format, file, cache),
  ];
  const inNewerFormat = new Set(
    problems
      .filter(({keyword}) => keyword === 'additionalProperties')
      .filter(({segments}) => isNewerField(segments, format))
      .map(({segments}) => formatPath(segments.slice(0, -1))),
  );
  return problems.filter(
    (problem) =>
      // `events` of the newer format replaces the missing `when`.
      !(isMissing(problem) && inNewerFormat.has(problem.path)) &&
      !mayBeSetElsewhere(problem, config) &&
      // The problem of its type says that the name is missing.
      !(
        problem.keyword === 'propertyNames' &&
        valueAt(config, problem.segments) !== null &&
        isOutsideEntry(problem, config, format)
      ) &&
      // `releases.ts` explains a version without an operator.
      !(problem.path === 'require.devspace' && problem.severity === 'warning') &&
      // DevSpace accepts lists and maps, although its schema doesn't.
      !(isVariableValue(problem.path) && /found (?:a list|an object)$/.test(problem.message)),
  );
}

/** Whether a value is a fixed value or a default in `vars` of 6.x, where it is a map. */
function isVariableValue(path: string): boolean {
  return /^vars\.[^.]+\.(?:default|value)$/.test(path);
}

/** Checks what profiles write, in the resulting config. */
function checkProfiles(
  {document, format, config, profiles}: ConfigFile,
  known: readonly ConfigProblem[],
  cache: ValidationCache,
): Diagnostic[] {
  const knownTexts = new Set(known.map(formatProblem));
  // The other fields of an entry from an import, or from the config that uses the profile, are unknown.
  const isPartial = (problem: ConfigProblem): boolean => {
    const [section = ''] = problem.segments;
    const isOnlyPart = !(section in config) && !isProject(config, versionsByLabel[format.version]);
    return isAboutCombination(problem) && ('imports' in config || isOnlyPart);
  };
  const diagnostics: Diagnostic[] = [];
  for (const {names, config: result, writes} of profiles) {
    if (writes.length === 0) continue;
    const cases = describeProfiles(names);
    for (const problem of findProblems(result, format, config, cache)) {
      const {segments} = problem;
      const isUnknown = problem.keyword === 'additionalProperties';
      // Not a problem that depends on whether the patch adds to a list.
      const isCertain = isUnknown || problem.keyword === 'enum';
      const certain = writes.filter(({isNew = false}) => !isNew || isCertain);
      const inside = findSource(certain, segments, config);
      if (!inside || isPartial(problem) || knownTexts.has(formatProblem(problem))) continue;
      const diagnostic = explainProblem(problem, {document, format, segments: inside});
      const message = `${cases}, ${diagnostic.message}`;
      if (inside.at(-1) === 'path') {
        const hint =
          segments.length === 0 ? 'remove the patch' : 'remove the patch, or the whole entry';
        const location = document.locateValue(inside);
        diagnostics.push({...diagnostic, location, message, hint});
        continue;
      }
      if (!isUnknown || inside.at(-1) !== 'value') {
        diagnostics.push({...diagnostic, message});
        continue;
      }
      // A patch adds the unknown field, which is the end of its path.
      const pathAt = [...inside.slice(0, -1), 'path'];
      const path = String(valueAt(config, pathAt));
      const location = document.locateText(pathAt, 0, path.length);
      const {newText: suggestion} = diagnostic.fix ?? {};
      const newText = suggestion && path.replace(/[^.[\]]+$/, () => suggestion);
      const fix = newText ? {location, newText, oldText: path} : undefined;
      diagnostics.push({...diagnostic, location, message, fix});
    }
  }
  return diagnostics;
}

/** Checks the fields of a config, without profiles and with its profiles. */
export function checkFields(file: ConfigFile, isImported: boolean): Diagnostic[] {
  const {document, format, value} = file;
  const cache = new ValidationCache();
  const problems = findProblems(value, format, value, cache, isImported);
  return [
    ...problems.map((problem) => explainProblem(problem, {document, format})),
    ...checkProfiles(file, problems, cache),
  ];
}
