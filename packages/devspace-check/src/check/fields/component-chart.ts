/** Checks the values of deployments that use the component chart. */
import {didYouMean, suggest} from '@devspace-docs/common';
import type {ConfigProblem} from '../schema/problems.ts';
import type {ValidationCache} from '../schema/validate.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import {
  asList,
  asMap,
  entriesAt,
  isYamlMap,
  valueAt,
  type Segments,
  type YamlMap,
} from '../yaml/yaml.ts';
import {formatPath} from './config-path.ts';

const DEFINITION = 'componentChartValues';

const COMPONENT_CHART = {name: 'component-chart', repo: 'https://charts.devspace.sh'};

/** Whether `chart` refers to the component chart, in any of its versions. */
export function isComponentChart(chart: unknown): boolean {
  const {name, repo} = asMap(chart);
  return name === COMPONENT_CHART.name && repo === COMPONENT_CHART.repo;
}

/** Version of the chart that DevSpace includes. */
function includedVersion({schema}: ConfigFormat): string | undefined {
  return schema.definitions?.[DEFINITION]?.['x-chartVersion'];
}

/** What reads the values of a deployment. */
type Reader =
  /** DevSpace, which validates them, and the chart that it includes. The schema describes these values. */
  | 'DevSpace'
  /** The chart that DevSpace includes. */
  | 'chart'
  /** Another chart, or another version. */
  | 'other';

function findReader({chart, componentChart}: YamlMap, format: ConfigFormat): Reader {
  const helm = format.schema.definitions?.helm;
  if (helm?.properties?.componentChart === undefined)
    return chart === undefined || chart === null || isComponentChart(chart) ? 'chart' : 'other';
  if (componentChart === true) return 'DevSpace';
  // Helm downloads this chart. Without a version, that is the newest one.
  const {version} = asMap(chart);
  return isComponentChart(chart) && version === includedVersion(format) ? 'chart' : 'other';
}

/** Whether values files or arguments of Helm may set values, too. */
function hasOtherValues({valuesFiles, upgradeArgs}: YamlMap): boolean {
  const hasFiles = Array.isArray(valuesFiles) ? valuesFiles.length > 0 : Boolean(valuesFiles);
  return (
    hasFiles ||
    asList(upgradeArgs).some((argument) => /^(?:-f|--set|--values)/.test(String(argument)))
  );
}

/** Whether a value is a string without variables and expressions. */
function isPlain(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('$');
}

function warn(segments: Segments, message: string, advice: string): ConfigProblem {
  const path = formatPath(segments);
  return {path, segments, keyword: 'value', message, advice, severity: 'warning'};
}

/** DevSpace 6.x deploys the chart that it includes, whatever version a config selects. */
function checkVersion({chart}: YamlMap, helm: Segments, format: ConfigFormat): ConfigProblem[] {
  const {version} = asMap(chart);
  const included = includedVersion(format);
  if (version === undefined || version === included) return [];
  const message = `DevSpace ignores the component chart's version here and deploys ${included}`;
  const advice = "remove it, or set `chart.name` to the URL of the version's archive";
  return [warn([...helm, 'chart', 'version'], message, advice)];
}

/** Checks values that DevSpace passes on to Helm as they are. */
function checkValues(
  values: YamlMap,
  at: Segments,
  {validator}: ConfigFormat,
  cache: ValidationCache | undefined,
): ConfigProblem[] {
  return validator.validateAt(`#/definitions/${DEFINITION}`, values, {cache}).map((problem) => {
    const {keyword, advice} = problem;
    const segments = [...at, ...problem.segments];
    const path = formatPath(segments);
    if (keyword === 'x-error') return {...problem, segments, path};
    if (keyword !== 'additionalProperties') {
      const message = problem.message.replace(/, (?:which|so) DevSpace .*$/, '');
      return {...problem, segments, path, message, severity: 'warning'};
    }
    const message = `${problem.message}, which DevSpace passes to Helm, but the component chart ignores`;
    return {
      ...problem,
      ...warn(segments, message, advice ?? 'remove it, or set `chart` to another chart'),
      keyword,
    };
  });
}

/** The names of the volumes that containers mount. */
function listMountedVolumes(values: YamlMap, section: string, base: Segments) {
  return entriesAt(values, [section])
    .flatMap(({at}) => entriesAt(values, [...at, 'volumeMounts']))
    .flatMap(({at, map}) => {
      const {name} = asMap(map.volume);
      return isPlain(name) ? [{name, segments: [...base, ...at, 'volume', 'name']}] : [];
    });
}

/** Finds mounts of volumes that the pod doesn't have, which the API server rejects. */
function checkMounts(values: YamlMap, at: Segments): ConfigProblem[] {
  const volumes = asList(values.volumes).map(asMap);
  if (typeof values.volumes === 'string' || !volumes.every(({name}) => isPlain(name))) return [];
  const byName = new Map(volumes.map((volume) => [String(volume.name), volume]));
  const mounted = listMountedVolumes(values, 'containers', at);
  const mountedOnInit = listMountedVolumes(values, 'initContainers', at);
  return [...mounted, ...mountedOnInit].flatMap(({name, segments}) => {
    const volume = byName.get(name);
    if (volume === undefined) {
      const similar = suggest(name, byName.keys());
      const advice = didYouMean(similar, `add \`${name}\` to \`volumes\``);
      const message = `the API server rejects this mount, because \`${name}\` isn't in \`volumes\``;
      const problem = warn(segments, message, advice);
      return [similar === undefined ? problem : {...problem, suggestion: similar}];
    }
    if (volume.size === undefined || mounted.some((other) => other.name === name)) return [];
    const message = `the component chart creates no claim for \`${name}\`, because only init containers mount it`;
    return [warn(segments, message, 'mount it in `containers` too')];
  });
}

/** What the chart creates only for a list with at least one item. */
const objects = [
  {section: 'service', list: 'ports', kind: 'Service'},
  {section: 'ingress', list: 'rules', kind: 'Ingress'},
];

/** Finds sections that the chart ignores as a whole. */
function checkObjects(values: YamlMap, at: Segments): ConfigProblem[] {
  return objects.flatMap(({section, list, kind}) => {
    const settings = asMap(values[section]);
    const {[list]: items, disabled} = settings;
    const isEmpty =
      items === undefined || items === null || (Array.isArray(items) && items.length === 0);
    if (!isEmpty || disabled === true || Object.keys(settings).length === 0) return [];
    const message = `the component chart creates no ${kind} without \`${list}\``;
    return [{...warn([...at, section], message, `add \`${list}\``), keyword: 'required'}];
  });
}

/**
 * Finds problems of values for the component chart. Most of them are warnings, because DevSpace doesn't
 * validate these values. In older versions it does, and the schema contains them.
 *
 * @param file - The config without profiles.
 */
export function checkChartValues(
  config: unknown,
  format: ConfigFormat,
  file: unknown,
  cache?: ValidationCache,
): ConfigProblem[] {
  return entriesAt(config, ['deployments']).flatMap(({at: base, map}) => {
    const helm = asMap(map.helm);
    const {values} = helm;
    const reader = findReader(helm, format);
    // The chart is unknown if the deployment isn't in the file, such as in an imported profile.
    const isShown = isYamlMap(valueAt(file, base));
    if (!isShown || !isYamlMap(values) || reader === 'other') return [];
    const segments = [...base, 'helm'];
    const at = [...segments, 'values'];
    const missing = hasOtherValues(helm)
      ? []
      : [...checkObjects(values, at), ...checkMounts(values, at)];
    if (reader === 'DevSpace') return missing;
    return [
      ...checkVersion(helm, segments, format),
      ...checkValues(values, at, format, cache),
      ...missing,
    ];
  });
}

/** Whether scripts may change deployments for a single call. */
function haveSetFlags({pipelines, functions}: YamlMap): boolean {
  return /--(?:set|from)\b/.test(JSON.stringify([pipelines, functions]));
}

/** Whether the problem is a missing value that a values file, Helm or a script may set. */
export function mayBeSetElsewhere({keyword, segments}: ConfigProblem, config: unknown): boolean {
  if (keyword !== 'x-error' || segments.at(-1) !== 'values') return false;
  const helm = asMap(valueAt(config, segments.slice(0, -1)));
  return hasOtherValues(helm) || haveSetFlags(asMap(config));
}
