/** Events of hooks, from `schema/hook-events.json`. */
import data from '../../../schema/hook-events.json' with {type: 'json'};
import type {VersionLabel, VersionWith} from '../../config/versions.ts';
import {suggest} from '../suggest.ts';
import type {Section} from './names.ts';

/** Whether an event exists, and which entry of the config it belongs to. */
export type EventReading =
  | {readonly kind: 'known'; readonly section?: Section; readonly name?: string}
  /** It's documented in old sources, but never fires. */
  | {readonly kind: 'dead'}
  | {readonly kind: 'unknown'; readonly suggestion: string | undefined};

interface EventData {
  /** `{images}` is a placeholder for a key of `images`. */
  readonly events: readonly string[];
  /** Events in old sources that no release fires. */
  readonly neverFired: readonly string[];
  /** Regular expression of legacy names that still work, such as `build.beforeBuild`. */
  readonly legacyNames?: string;
}

const byVersion: Readonly<Partial<Record<VersionLabel, EventData>>> = data satisfies Record<
  VersionWith<'hasHookEvents'>,
  EventData
>;

function eventData(version: VersionLabel): EventData {
  return byVersion[version] ?? {events: [], neverFired: []};
}

/** Splits the pattern of an event into its literal start and the section of its placeholder. */
function splitPattern(pattern: string): readonly [start: string, section: string | undefined] {
  const open = pattern.indexOf('{');
  return open < 0 ? [pattern, undefined] : [pattern.slice(0, open), pattern.slice(open + 1, -1)];
}

/** Looks up an event. */
export function readEvent(event: string, version: VersionLabel): EventReading {
  const {events, neverFired, legacyNames} = eventData(version);
  if (neverFired.includes(event)) return {kind: 'dead'};
  if (legacyNames !== undefined && new RegExp(legacyNames).test(event)) return {kind: 'known'};
  for (const pattern of events) {
    const [start, section] = splitPattern(pattern);
    if (section === undefined ? event === pattern : event.startsWith(start)) {
      if (section === undefined) return {kind: 'known'};
      const name = event.slice(start.length);
      if (name === '') break;
      return name === '*' ? {kind: 'known'} : {kind: 'known', section: section as Section, name};
    }
  }
  // Names of entries must not affect the suggestion.
  const parts = event.split(':');
  const candidates = events.map((pattern) => {
    const [start, section] = splitPattern(pattern);
    return section === undefined ? pattern : `${start}${parts.length > 2 ? parts.at(-1) : '*'}`;
  });
  return {kind: 'unknown', suggestion: suggest(event, candidates)};
}
