/** Names in a config that refer to its own entries, as rules look at them. */
import type {Section} from './names.ts';
import type {Segments} from './yaml.ts';

/** A stretch of a text of the config. */
export interface Stretch {
  readonly segments: Segments;
  readonly offset: number;
  readonly length: number;
}

/** A name that has to exist. */
export interface Reference {
  readonly kind: 'name';
  readonly at: Stretch;
  readonly section: Section;
  readonly name: string;
  /** What names it: `build_images`, `events`. */
  readonly by: string;
  /** Other names may be right, too, as in a script with variables of its own: report typos only. */
  readonly isTypoOnly?: boolean;
}

/** A flag of a pipeline that has to exist. */
export interface FlagReference {
  readonly kind: 'flag';
  readonly at: Stretch;
  readonly name: string;
  readonly by: string;
  /** Flags that are known there. */
  readonly known: readonly string[];
}

/** A reference that can never be right. */
export interface BrokenReference {
  readonly kind: 'broken';
  readonly at: Stretch;
  readonly message: string;
  readonly hint: string;
}

export type AnyReference = BrokenReference | FlagReference | Reference;

/** Gathers the references of one config. */
export class References {
  readonly found: AnyReference[] = [];
  /** Entries that scripts create while they run, by section. */
  readonly created = new Map<Section, Set<string>>();

  /** Adds a name; variables and patterns stand for names that nobody knows here. */
  addName(section: Section, name: string, by: string, at: Stretch): void {
    if (name === '' || /[$*]/.test(name)) return;
    this.found.push({kind: 'name', section, name, by, at});
  }

  /** Adds a whole text of the config that is a name. */
  addText(section: Section, value: unknown, by: string, segments: Segments): void {
    if (typeof value !== 'string') return;
    this.addName(section, value, by, {segments, offset: 0, length: value.length});
  }

  /** Adds a list of such texts. */
  addTexts(section: Section, values: unknown, by: string, segments: Segments): void {
    if (!Array.isArray(values)) return;
    values.forEach((value: unknown, index) =>
      this.addText(section, value, by, [...segments, index]),
    );
  }

  /** Adds a reference that no entry could make right. */
  addBroken(at: Stretch, message: string, hint: string): void {
    this.found.push({kind: 'broken', at, message, hint});
  }

  /** Notes that a script makes an entry of its own. */
  create(section: Section, name: string): void {
    const made: readonly Section[] =
      section === 'deployments' ? ['deployments', 'releases'] : [section];
    for (const entry of made)
      this.created.set(entry, new Set([...(this.created.get(entry) ?? []), name]));
  }
}
