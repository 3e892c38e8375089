/** Checks the fields of a config against the schema of its version. */
import type {VersionLabel} from '../../config/versions.ts';
import {ROOT_PATH} from './config-path.ts';
import {explainProblem, isAboutCombination} from './explain-problem.ts';
import {applyProfiles, valueAt} from './profiles.ts';
import {formatPath, type ConfigProblem} from './schema/validate.ts';
import {schemaOf, validatorOf} from './schemas.ts';
import {
  isYamlMap,
  type Diagnostic,
  type Segments,
  type YamlDocument,
  type YamlMap,
} from './yaml.ts';

/** Whether a path starts with another one. */
export function startsWith(path: Segments, start: Segments): boolean {
  return start.every((segment, index) => segment === path[index]);
}

/** The default chart of deployments. */
const COMPONENT_CHART = {name: 'component-chart', repo: 'https://charts.devspace.sh'};

function isComponentChart(chart: unknown): boolean {
  if (chart === undefined) return true;
  const {name, repo} = isYamlMap(chart) ? chart : {};
  return name === COMPONENT_CHART.name && repo === COMPONENT_CHART.repo;
}

/**
 * Finds values that the component chart ignores: DevSpace and Helm don't report them. The schemas of
 * older versions check these values, in a separate field.
 */
function checkChartValues(
  config: unknown,
  version: VersionLabel,
  deployed: unknown,
): ConfigProblem[] {
  const deployments = valueAt(config, ['deployments']);
  const definition = 'componentChartValues';
  if (!isYamlMap(deployments) || !schemaOf(version).definitions?.[definition]) return [];
  return Object.entries(deployments).flatMap(([name, deployment]) => {
    const {chart, values} = readHelm(deployment);
    // The chart is unknown if the deployment isn't in the file, such as in an imported profile.
    const isShown = isYamlMap(deployed) && isYamlMap(deployed[name]);
    if (!isShown || !isYamlMap(values) || !isComponentChart(chart)) return [];
    const problems = validatorOf(version).validateAt(`#/definitions/${definition}`, values);
    return problems.map((problem) => {
      const segments = ['deployments', name, 'helm', 'values', ...problem.segments];
      const isUnknown = problem.keyword === 'additionalProperties' && !problem.suggestion;
      const message = isUnknown
        ? `${problem.message} of the component chart; remove it, or set \`chart\` to another chart`
        : problem.message;
      return {...problem, segments, path: formatPath(segments), message};
    });
  });
}

function readHelm(deployment: unknown): YamlMap {
  const helm = valueAt(deployment, ['helm']);
  return isYamlMap(helm) ? helm : {};
}

/** Checks what profiles write, in the resulting config. */
function checkProfiles(
  document: YamlDocument,
  version: VersionLabel,
  known: readonly ConfigProblem[],
): Diagnostic[] {
  const config = document.value;
  const isKnown = ({path, message}: ConfigProblem): boolean =>
    known.some((problem) => problem.path === path && problem.message === message);
  // The other fields of an entry from an import, or from the config that uses the profile, are unknown.
  const isPartial = (problem: ConfigProblem): boolean => {
    const [section = ''] = problem.segments;
    const isShown = isYamlMap(config) && !('imports' in config) && section in config;
    return isAboutCombination(problem) && !isShown;
  };
  return applyProfiles(config).flatMap(({index, config: result, writes}) => {
    if (writes.length === 0) return [];
    const name = String(valueAt(config, ['profiles', index, 'name']));
    const problems = [
      ...validatorOf(version).validate(result),
      ...checkChartValues(result, version, valueAt(config, ['deployments'])),
    ];
    return problems.flatMap((problem) => {
      if (isKnown(problem) || isPartial(problem)) return [];
      const {segments} = problem;
      const cause = writes.findLast(({target, source, isNew = false}) => {
        if (!startsWith(segments, target)) return false;
        if (isNew && problem.keyword !== 'additionalProperties') return false;
        const inside = [...source, ...segments.slice(target.length)];
        return valueAt(config, inside) !== undefined;
      });
      if (!cause) return [];
      const inside = [...cause.source, ...segments.slice(cause.target.length)];
      const diagnostic = explainProblem(problem, {
        document,
        segments: inside,
        base: ROOT_PATH,
        below: segments,
        version,
      });
      const isPath = inside.at(-1) === 'value' && problem.keyword === 'additionalProperties';
      const location = isPath
        ? document.locateValue([...inside.slice(0, -1), 'path'])
        : diagnostic.location;
      return [
        {...diagnostic, location, message: `with the profile \`${name}\`, ${diagnostic.message}`},
      ];
    });
  });
}

/** Checks the fields of a config, without profiles and with each of its profiles. */
export function checkFields(
  document: YamlDocument,
  version: VersionLabel,
  isImported: boolean,
): Diagnostic[] {
  const problems = [
    ...validatorOf(version).validate(document.value, {isImported}),
    ...checkChartValues(document.value, version, valueAt(document.value, ['deployments'])),
  ];
  return [
    ...problems.map((problem) => {
      const {segments} = problem;
      const base = ROOT_PATH;
      return explainProblem(problem, {document, segments, base, below: segments, version});
    }),
    ...checkProfiles(document, version, problems),
  ];
}
