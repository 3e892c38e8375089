/** Finds circular references: of profiles to their parents, and of variables to each other. */
import {codeSpan} from '@devspace-docs/common';
import {versionsByLabel} from '@devspace-docs/versions';
import type {ConfigFormat} from './schemas.ts';
import {isResolved} from './variables.ts';
import {
  asList,
  asMap,
  entriesAt,
  forEachString,
  isYamlMap,
  type Diagnostic,
  type Segments,
  type YamlDocument,
  type YamlMap,
} from './yaml.ts';

/** A reference to another entry. */
interface Edge {
  readonly to: string;
  readonly segments: Segments;
}

type Graph = ReadonlyMap<string, readonly Edge[]>;

/** A cycle, which starts at the entry that is first in the file. */
interface Cycle {
  readonly names: readonly string[];
  /** The reference of the first entry to the second one. */
  readonly segments: Segments;
}

function findCycles(graph: Graph): Cycle[] {
  const found: Cycle[] = [];
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[], edges: readonly Edge[]): void => {
    for (const edge of graph.get(name) ?? []) {
      const start = trail.indexOf(edge.to);
      const path = [...edges, edge];
      const first = path[start];
      if (start >= 0 && first)
        found.push({names: [...trail.slice(start), edge.to], segments: first.segments});
      else if (!done.has(edge.to)) visit(edge.to, [...trail, edge.to], path);
    }
    done.add(name);
  };
  for (const name of graph.keys()) if (!done.has(name)) visit(name, [name], []);
  return found;
}

/** The parents of profiles. DevSpace uses the first of profiles with the same name. */
function readParents(config: unknown): Graph {
  const graph = new Map<string, Edge[]>();
  for (const {at, map} of entriesAt(config, ['profiles'])) {
    if (typeof map.name !== 'string' || graph.has(map.name)) continue;
    const parents = entriesAt(config, [...at, 'parents'])
      .filter((item) => item.map.source === undefined)
      .map((item) => ({to: item.map.profile, segments: [...item.at, 'profile']}));
    const edges = [{to: map.parent, segments: [...at, 'parent']}, ...parents];
    graph.set(
      map.name,
      edges.flatMap(({to, segments}) => (typeof to === 'string' ? [{to, segments}] : [])),
    );
  }
  return graph;
}

const VARIABLE = /(?<!\$)\$!?\{([\w-]+)\}/g;

/** The parts of a definition in which DevSpace replaces variables. */
function readSources(
  definition: unknown,
  at: Segments,
): ReadonlyArray<readonly [unknown, Segments]> {
  if (!isYamlMap(definition)) return [[definition, at]];
  const {commands, ...own} = definition;
  const inside = ['value', 'default', 'command', 'args'].map(
    (key) => [own[key], [...at, key]] as const,
  );
  const others = asList(commands).flatMap((item, index) =>
    readSources(item, [...at, 'commands', index]),
  );
  return [...inside, ...others];
}

/** The variables in the definitions of variables. */
function readVariables(vars: YamlMap): Graph {
  return new Map(
    Object.entries(vars).map(([name, definition]) => {
      const edges: Edge[] = [];
      for (const [source, at] of readSources(definition, ['vars', name]))
        forEachString(source, at, (text, segments) => {
          for (const [, to = ''] of text.matchAll(VARIABLE))
            if (to in vars) edges.push({to, segments});
        });
      return [name, edges];
    }),
  );
}

/** Finds profiles whose parents are circular, and variables that refer to each other. */
export function checkCycles(document: YamlDocument, format: ConfigFormat): Diagnostic[] {
  const {vars} = asMap(document.value);
  const explain = (kind: string, effect: string, {names, segments}: Cycle): Diagnostic => {
    const message = `${kind} are circular, so ${effect}: ${names.map(codeSpan).join(' → ')}`;
    return document.report(segments, message, 'remove one of these references');
  };
  const hasGraph = versionsByLabel[format.version].hasNamedEntries && isYamlMap(vars);
  return [
    ...findCycles(readParents(document.value)).map((cycle) =>
      explain('the profile parents', "DevSpace can't apply any of them", cycle),
    ),
    ...(hasGraph ? findCycles(readVariables(vars)) : [])
      .filter(({names}) => names.some((name) => isResolved(document.value, name, format)))
      .map((cycle) => explain('the variables', 'DevSpace rejects the config', cycle)),
  ];
}
