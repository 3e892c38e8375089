/** Finds circular references, of profiles to their parents and of variables to each other, and variables in the wrong order. */
import {codeSpan} from '@devspace-docs/common';
import {versionsByLabel} from '@devspace-docs/versions';
import type {ConfigFormat} from '../versions/schemas.ts';
import {
  asList,
  entriesAt,
  forEachString,
  isYamlMap,
  type Diagnostic,
  type Segments,
  type YamlDocument,
} from '../yaml/yaml.ts';
import {definitionsIn, isResolved, VARIABLE} from './variables.ts';

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

function readVariables(config: unknown): Graph {
  const definitions = definitionsIn(config);
  const names = new Set(definitions.map(([name]) => name));
  return new Map(
    definitions.map(([name, definition, place]) => {
      const edges: Edge[] = [];
      for (const [source, at] of readSources(definition, place))
        forEachString(source, at, (text, segments) => {
          for (const [, to = ''] of text.matchAll(VARIABLE))
            if (names.has(to)) edges.push({to, segments});
        });
      return [name, edges];
    }),
  );
}

/** Finds references to variables that a list defines later: DevSpace computes them in its order. */
function checkOrder(document: YamlDocument, format: ConfigFormat): Diagnostic[] {
  const graph = readVariables(document.value);
  const known = new Set<string>();
  return [...graph].flatMap(([name, edges]) => {
    const early = edges.filter(({to}) => !known.has(to));
    known.add(name);
    if (!isResolved(document.value, name, format)) return [];
    return early.map(({to, segments}) => {
      const [effect, hint] =
        to === name
          ? ['itself', 'use another variable']
          : ['a variable that the list defines later', `move \`${to}\` before \`${name}\``];
      const message = `\`${name}\` refers to ${effect}, so DevSpace rejects the config`;
      return document.report(segments, message, hint);
    });
  });
}

/** Finds profiles whose parents are circular, and variables that refer to each other. */
export function checkCycles(document: YamlDocument, format: ConfigFormat): Diagnostic[] {
  const explain = (kind: string, effect: string, {names, segments}: Cycle): Diagnostic => {
    const message = `${kind} are circular, so ${effect}: ${names.map(codeSpan).join(' → ')}`;
    return document.report(segments, message, 'remove one of these references');
  };
  const {hasExpressions, hasNamedEntries} = versionsByLabel[format.version];
  return [
    ...findCycles(readParents(document.value)).map((cycle) =>
      explain('the profile parents', "DevSpace can't apply any of them", cycle),
    ),
    ...(hasExpressions && !hasNamedEntries ? checkOrder(document, format) : []),
    ...(hasNamedEntries ? findCycles(readVariables(document.value)) : [])
      .filter(({names}) => names.some((name) => isResolved(document.value, name, format)))
      .map((cycle) => explain('the variables', 'DevSpace rejects the config', cycle)),
  ];
}
