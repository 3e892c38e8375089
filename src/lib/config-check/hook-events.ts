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

const NO_EVENTS: EventData = {events: [], neverFired: []};

const byVersion: Readonly<Partial<Record<VersionLabel, EventData>>> = data satisfies Record<
  VersionWith<'hasHookEvents'>,
  EventData
>;

/** Looks up an event. */
export function readEvent(event: string, version: VersionLabel): EventReading {
  const {events, neverFired, legacyNames}: EventData = byVersion[version] ?? NO_EVENTS;
  if (neverFired.includes(event)) return {kind: 'dead'};
  if (legacyNames !== undefined && new RegExp(legacyNames).test(event)) return {kind: 'known'};
  // `after:deploy:{deployments}` -> `after:deploy:` and `deployments`.
  const patterns = events.map((pattern) => pattern.split(/[{}]/));
  const found = patterns.find(([start = '', section]) =>
    section ? event.startsWith(start) : event === start,
  );
  if (found) {
    const [start = '', section] = found;
    const name = event.slice(start.length);
    if (!section || name === '*') return {kind: 'known'};
    if (name !== '') return {kind: 'known', section: section as Section, name};
  }
  // Names of entries must not affect the suggestion.
  const parts = event.split(':');
  const entry = parts.length > 2 ? parts.at(-1) : '*';
  const candidates = patterns.map(([start = '', section]) =>
    section ? `${start}${entry}` : start,
  );
  return {kind: 'unknown', suggestion: suggest(event, candidates)};
}
