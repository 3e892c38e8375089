/** How to write what Docker Compose writes differently. */
import {joinWords} from '@devspace-docs/common';
import {isYamlMap, type YamlMap} from '../yaml/yaml.ts';
import {quote, writeFlow} from './problems.ts';

interface Volume {
  /** A local folder or a name. Undefined for an unnamed volume. */
  readonly source?: string | undefined;
  readonly path: string;
}

/** Reads `./src:/app/src`, `data:/data:ro`, `/data` or `{source: data, target: /data}`. */
function readVolume(value: unknown): Volume | undefined {
  if (isYamlMap(value)) {
    const {source, target} = value;
    return typeof source === 'string' && typeof target === 'string'
      ? {source, path: target}
      : undefined;
  }
  const [, source, path] = /^(?:([^:]+):)?(\/[^:]*)(?::[\w,]+)?$/.exec(String(value)) ?? [];
  return path === undefined ? undefined : {source, path};
}

function isFolder({source = ''}: Volume): boolean {
  return /^[./~$]/.test(source);
}

/** Whether the first of the volumes is a local folder. */
export function hasFolder(value: unknown): boolean {
  const [first] = Array.isArray(value) ? value.map(readVolume) : [];
  return first !== undefined && isFolder(first);
}

/** An item of the list for a volume. */
const items = {
  sync: ({source = '', path}: Volume): YamlMap => ({path: `${source}:${path}`}),
  persistPaths: ({path}: Volume): YamlMap => ({path}),
  volumeMounts: ({source = 'data', path}: Volume): YamlMap => ({
    containerPath: path,
    volume: {name: source},
  }),
};

/** The object for a volume, or a hint if the volume belongs elsewhere. */
function convertVolume(
  has: (field: string) => boolean,
  value: unknown,
): YamlMap | string | undefined {
  const volume = readVolume(value);
  if (!volume) return undefined;
  const isSync = has('path') && has('initialSync');
  const isPersisted = has('path') && has('volumePath');
  const isMount = has('containerPath') && has('volume');
  const isVolume = has('name') && has('size');
  const {source} = volume;
  if (isFolder(volume)) {
    if (isSync) return items.sync(volume);
    return isPersisted || isMount || isVolume
      ? `sync a local folder instead: \`sync: [${writeFlow(items.sync(volume))}]\` in an entry of \`dev\``
      : undefined;
  }
  if (isSync)
    return `move it to \`persistPaths\`, as ${quote(writeFlow(items.persistPaths(volume)))}`;
  if (isPersisted) return items.persistPaths(volume);
  if (source === undefined) return undefined;
  if (isMount) return items.volumeMounts(volume);
  return isVolume
    ? `write only its name and size, such as ${quote(writeFlow({name: source, size: '5Gi'}))}, and add ${quote(writeFlow(items.volumeMounts(volume)))} to a container's \`volumeMounts\``
    : undefined;
}

/** The object for ports: `8080:80`, or `127.0.0.1:8080:80`. */
function convertPorts(has: (field: string) => boolean, value: unknown): YamlMap | undefined {
  const [, bindAddress, port] = /^([\d.]+):(\d+:\d+)$/.exec(String(value)) ?? [];
  if (bindAddress !== undefined && has('bindAddress')) return {port, bindAddress};
  const [, own, container] = /^(?:.*?(\d+):)?(\d+)$/.exec(String(value)) ?? [];
  if (container === undefined || !has('containerPort')) return undefined;
  const containerPort = Number(container);
  if (!has('port')) return {containerPort};
  const ownPort = Number(own ?? container);
  return ownPort === containerPort ? {port: ownPort} : {port: ownPort, containerPort};
}

/**
 * The object for a volume or for ports, or a hint if the value belongs elsewhere.
 *
 * @param fields - The object's fields.
 */
export function convertCompose(fields: YamlMap, value: unknown): YamlMap | string | undefined {
  const has = (field: string): boolean => field in fields;
  return convertVolume(has, value) ?? convertPorts(has, value);
}

/** What to write instead of the volumes of a service. */
function adviseVolumes(
  value: unknown,
  has: (field: string) => boolean,
  isUnused: (field: string) => boolean,
): string | undefined {
  const volumes = (Array.isArray(value) ? value : []).flatMap((item) => readVolume(item) ?? []);
  const isContainer = has('volumeMounts');
  // In 5.x, `sync` is at another level.
  if (volumes.length === 0 || !(isContainer || (has('sync') && has('persistPaths'))))
    return undefined;
  const folders = volumes.filter(isFolder);
  const named = volumes.filter((volume) => !isFolder(volume));
  const write = (field: keyof typeof items, selected: readonly Volume[]): string[] => {
    if (selected.length === 0) return [];
    const list = writeFlow(selected.map(items[field]));
    if (field === 'sync' && isContainer)
      return [`${quote(`sync: ${list}`)} in an entry of \`dev\``];
    return [
      isUnused(field)
        ? quote(`${field}: ${list}`)
        : `${quote(list.slice(1, -1))} in ${quote(field)}`,
    ];
  };
  const fields = [
    ...write('sync', folders),
    ...write(isContainer ? 'volumeMounts' : 'persistPaths', named),
  ];
  return `replace it with ${joinWords(fields, 'and')}`;
}

/**
 * What to write instead of a field of Docker Compose that has no counterpart.
 *
 * @param has - Whether a field is allowed here.
 * @param isUnused - Whether the config doesn't have this field yet.
 */
export function adviseComposeField(
  name: string,
  value: unknown,
  has: (field: string) => boolean,
  isUnused: (field: string) => boolean,
): string | undefined {
  if (name === 'volumes' || name === 'mounts') return adviseVolumes(value, has, isUnused);
  if (name === 'services' && has('deployments'))
    return 'this section is from Docker Compose: write each service as an entry of `deployments`, and of `images` and `dev` if you build and develop it';
  return name === 'depends_on'
    ? 'remove it: to set the order, call `create_deployments` once for each step in a pipeline, or add the other project to `dependencies`'
    : undefined;
}
