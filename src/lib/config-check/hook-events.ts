/** The events that hooks wait for, from `schema/hook-events.json`. */
import data from '../../../schema/hook-events.json' with {type: 'json'};
import type {VersionLabel, VersionWith} from '../../config/versions.ts';
import {suggest} from '../suggest.ts';
import type {Section} from './names.ts';

/** What an event says: whether it exists, and which entry of the config it is about. */
export type EventReading =
  | {readonly kind: 'known'; readonly section?: Section; readonly name?: string}
  /** Old material names it, and nothing fires it. */
  | {readonly kind: 'dead'}
  | {readonly kind: 'unknown'; readonly answer: string | undefined};

interface EventData {
  /** `{images}` stands for a key of that section. */
  readonly events: readonly string[];
  /** Names that old material has, and that no release fires. */
  readonly neverFired: readonly string[];
  /** Pattern of older names that still work, such as `build.beforeBuild`. */
  readonly legacyNames?: string;
}

const byVersion: Readonly<Partial<Record<VersionLabel, EventData>>> = data satisfies Record<
  VersionWith<'hasHookEvents'>,
  EventData
>;

function eventData(version: VersionLabel): EventData {
  return byVersion[version] ?? {events: [], neverFired: []};
}

/** Splits an event into what is fixed and the section of its last part. */
function splitPattern(pattern: string): readonly [start: string, section: string | undefined] {
  const open = pattern.indexOf('{');
  return open < 0 ? [pattern, undefined] : [pattern.slice(0, open), pattern.slice(open + 1, -1)];
}

/** Reads the name of an event. */
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
  // The names of entries say nothing about the event that was meant.
  const parts = event.split(':');
  const candidates = events.map((pattern) => {
    const [start, section] = splitPattern(pattern);
    return section === undefined ? pattern : `${start}${parts.length > 2 ? parts.at(-1) : '*'}`;
  });
  return {kind: 'unknown', answer: suggest(event, candidates)};
}
