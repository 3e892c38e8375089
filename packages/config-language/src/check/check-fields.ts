/** Checks the fields of a config against the schema of its version. */
import {codeSpan, joinWords} from '@devspace-docs/common';
import {formatPath} from './config-path.ts';
import {explainProblem, isAboutCombination} from './explain-problem.ts';
import {applyProfiles} from './profiles.ts';
import {formatProblem, ValidationCache, type ConfigProblem} from './schema/validate.ts';
import type {ConfigFormat} from './schemas.ts';
import {
  asMap,
  isYamlMap,
  valueAt,
  type Diagnostic,
  type Segments,
  type YamlDocument,
} from './yaml.ts';

/** Whether a path starts with another one. */
export function startsWith(path: Segments, start: Segments): boolean {
  return start.every((segment, index) => segment === path[index]);
}

/** The default chart of deployments. */
const COMPONENT_CHART = {name: 'component-chart', repo: 'https://charts.devspace.sh'};

function isComponentChart(chart: unknown): boolean {
  const {name, repo} = asMap(chart);
  return chart === undefined || (name === COMPONENT_CHART.name && repo === COMPONENT_CHART.repo);
}

/**
 * Finds problems of values for the component chart. They are warnings, because DevSpace doesn't validate
 * these values. The schemas of older versions, which do, check them in a separate field.
 *
 * @param file - The config without profiles.
 * @param cache - Results for the same config with other profiles.
 */
export function checkChartValues(
  config: unknown,
  format: ConfigFormat,
  file: unknown,
  cache?: ValidationCache,
): ConfigProblem[] {
  const definition = 'componentChartValues';
  if (!format.schema.definitions?.[definition]) return [];
  return Object.entries(asMap(asMap(config).deployments)).flatMap(([name, deployment]) => {
    const {chart, values} = asMap(asMap(deployment).helm);
    // The chart is unknown if the deployment isn't in the file, such as in an imported profile.
    const isShown = isYamlMap(valueAt(file, ['deployments', name]));
    if (!isShown || !isYamlMap(values) || !isComponentChart(chart)) return [];
    const problems = format.validator.validateAt(`#/definitions/${definition}`, values, {
      cache,
    });
    return problems.map((problem) => {
      const segments = ['deployments', name, 'helm', 'values', ...problem.segments];
      const isUnknown = problem.keyword === 'additionalProperties';
      return {
        ...problem,
        // DevSpace passes the values on as they are.
        message: problem.message.replace(/, (?:which|so) DevSpace .*$/, ''),
        segments,
        path: formatPath(segments),
        severity: 'warning',
        ...(isUnknown && {
          message: `${problem.message}, which the component chart ignores`,
          advice: problem.advice ?? 'remove it, or set `chart` to another chart',
        }),
      };
    });
  });
}

/** Checks what profiles write, in the resulting config. */
function checkProfiles(
  document: YamlDocument,
  format: ConfigFormat,
  known: readonly ConfigProblem[],
  cache: ValidationCache,
  selected: readonly string[] | undefined,
): Diagnostic[] {
  const config = asMap(document.value);
  const knownTexts = new Set(known.map(formatProblem));
  // The other fields of an entry from an import, or from the config that uses the profile, are unknown.
  const isPartial = (problem: ConfigProblem): boolean => {
    const [section = ''] = problem.segments;
    return isAboutCombination(problem) && ('imports' in config || !(section in config));
  };
  const diagnostics: Diagnostic[] = [];
  for (const {names, config: result, writes} of applyProfiles(config, selected)) {
    if (writes.length === 0) continue;
    const nouns = names.length === 1 ? 'profile' : 'profiles';
    const cases = `with the ${nouns} ${joinWords(names.map(codeSpan), 'and')}`;
    const problems = [
      ...format.validator.validate(result, {cache}),
      ...checkChartValues(result, format, config, cache),
    ];
    for (const problem of problems) {
      const {segments} = problem;
      const isUnknown = problem.keyword === 'additionalProperties';
      const cause = writes.findLast(({target, source, isNew = false}) => {
        if (!startsWith(segments, target) || (isNew && !isUnknown)) return false;
        return valueAt(config, [...source, ...segments.slice(target.length)]) !== undefined;
      });
      if (!cause || isPartial(problem) || knownTexts.has(formatProblem(problem))) continue;
      const inside = [...cause.source, ...segments.slice(cause.target.length)];
      const diagnostic = explainProblem(problem, {document, format, segments: inside});
      const location =
        isUnknown && inside.at(-1) === 'value'
          ? document.locateValue([...inside.slice(0, -1), 'path'])
          : diagnostic.location;
      const message = `${cases}, ${diagnostic.message}`;
      diagnostics.push({...diagnostic, location, message});
    }
  }
  return diagnostics;
}

/**
 * Checks the fields of a config, without profiles and with each of its profiles.
 *
 * @param profiles - If set, these profiles are applied together, and no others.
 */
export function checkFields(
  document: YamlDocument,
  format: ConfigFormat,
  isImported: boolean,
  profiles?: readonly string[],
): Diagnostic[] {
  const cache = new ValidationCache();
  const problems = [
    ...format.validator.validate(document.value, {isImported, cache}),
    ...checkChartValues(document.value, format, document.value, cache),
  ];
  return [
    ...problems.map((problem) => explainProblem(problem, {document, format})),
    ...checkProfiles(document, format, problems, cache, profiles),
  ];
}
