/** Events of hooks, from `schema/hook-events.json`. */
import type {VersionLabel, VersionWith} from '@devspace-docs/versions';
import {isTypo} from '@devspace-docs/common';
import data from '../../../../../schema/hook-events.json' with {type: 'json'};
import type {Section} from './names.ts';

/** Whether an event exists, and which entry of the config it belongs to. */
export type EventReading =
  | {readonly kind: 'known'; readonly section?: Section; readonly name?: string}
  /** DevSpace never runs hooks for it. */
  | {readonly kind: 'dead'; readonly hint: string}
  | {
      readonly kind: 'unknown';
      /** The event that it's a typo of. Other events run the hook at another time. */
      readonly suggestion: string | undefined;
      /** Events with the same start. */
      readonly similar: readonly string[];
    };

interface EventData {
  /** `{images}` is a placeholder for a key of `images`. */
  readonly events: readonly string[];
  /** Events for which DevSpace never runs hooks, with what to do instead. */
  readonly neverRun: Readonly<Record<string, string>>;
  /** Regular expression of legacy names that still work, such as `build.beforeBuild`. */
  readonly legacyNames?: string;
}

const NO_EVENTS: EventData = {events: [], neverRun: {}};

const byVersion: Readonly<Partial<Record<VersionLabel, EventData>>> = data satisfies Record<
  VersionWith<'hasHookEvents'>,
  EventData
>;

/** Splits `after:deploy:{deployments}` into `after:deploy:` and `deployments`. */
function splitPattern(pattern: string): readonly [start: string, section: string | undefined] {
  const [start = '', section] = pattern.split(/[{}]/);
  return [start, section];
}

/** Looks up an event. */
export function readEvent(event: string, version: VersionLabel): EventReading {
  const {events, neverRun, legacyNames}: EventData = byVersion[version] ?? NO_EVENTS;
  const isMatch = ([start, section]: ReturnType<typeof splitPattern>): boolean =>
    section ? event.startsWith(start) : event === start;
  const dead = Object.entries(neverRun).find(([pattern]) => isMatch(splitPattern(pattern)));
  if (dead) return {kind: 'dead', hint: dead[1]};
  if (legacyNames !== undefined && new RegExp(legacyNames).test(event)) return {kind: 'known'};
  const patterns = events.map(splitPattern);
  const found = patterns.find(isMatch);
  if (found) {
    const [start, section] = found;
    const name = event.slice(start.length);
    if (!section || name === '*') return {kind: 'known'};
    if (name !== '') return {kind: 'known', section: section as Section, name};
  }
  // Names of entries must not affect the suggestion.
  const parts = event.split(':');
  const entry = parts.length > 2 ? (parts.at(-1) ?? '') : '*';
  const candidates = patterns.map(([start, section]) => (section ? `${start}${entry}` : start));
  const related = events.filter((candidate) => candidate.split(':')[0] === parts[0]);
  return {
    kind: 'unknown',
    suggestion: event.endsWith(':')
      ? undefined
      : candidates.find((candidate) => isTypo(event, candidate)),
    similar: (related.length > 0 ? related : events).map((pattern) =>
      pattern.replace(/\{\w+\}/, 'NAME'),
    ),
  };
}
