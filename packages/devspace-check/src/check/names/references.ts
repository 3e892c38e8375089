import {didYouMean} from '@devspace-docs/common';
import {asList, type Explanation, type Segments} from '../yaml/yaml.ts';
import type {Section} from './names.ts';

/** A range in a string of the config. */
export interface TextRange {
  readonly segments: Segments;
  readonly offset: number;
  readonly length: number;
}

/** A name that must be defined. */
export interface Reference {
  readonly kind: 'name';
  readonly at: TextRange;
  readonly section: Section;
  readonly name: string;
  /** The function or field that refers to it: `build_images`, `events`. */
  readonly by: string;
  /** Report only typos, because the name may be valid anyway, such as a variable of a script. */
  readonly isTypoOnly?: boolean;
  /** What DevSpace does without the entry, if it accepts the name: `the hook never runs`. */
  readonly effect?: string;
}

/** A reference that is always invalid. */
interface BrokenReference extends Explanation {
  readonly kind: 'broken';
  readonly at: TextRange;
}

/** Collects the references of a config. */
export class References {
  readonly found: Array<BrokenReference | Reference> = [];
  /** Entries that scripts create at run time, by section. */
  readonly created = new Map<Section, Set<string>>();

  /**
   * Adds a name. Ignores names with variables and patterns.
   *
   * @param effect - What DevSpace does without the entry, if it accepts the name.
   */
  addName(section: Section, name: string, by: string, at: TextRange, effect?: string): void {
    if (name === '' || /[$*]/.test(name)) return;
    this.found.push({kind: 'name', section, name, by, at, ...(effect !== undefined && {effect})});
  }

  /** Adds a string of the config that is a name. */
  addText(section: Section, value: unknown, by: string, segments: Segments, effect?: string): void {
    if (typeof value !== 'string') return;
    this.addName(section, value, by, {segments, offset: 0, length: value.length}, effect);
  }

  addTexts(
    section: Section,
    values: unknown,
    by: string,
    segments: Segments,
    effect?: string,
  ): void {
    asList(values).forEach((value, index) =>
      this.addText(section, value, by, [...segments, index], effect),
    );
  }

  addBroken(
    at: TextRange,
    message: string,
    hint: string,
    options: Pick<Explanation, 'newText' | 'severity'> = {},
  ): void {
    this.found.push({kind: 'broken', at, message, hint, ...options});
  }

  /** Adds an invalid reference, which can be a typo of something else. */
  addTypo(
    at: TextRange,
    message: string,
    suggestion: string | undefined,
    fallback: string,
    {newText = suggestion, severity}: Pick<Explanation, 'newText' | 'severity'> = {},
  ): void {
    this.addBroken(at, message, didYouMean(suggestion, fallback), {
      ...(suggestion !== undefined && newText !== undefined && {newText}),
      ...(severity && {severity}),
    });
  }

  /** Records that a script creates an entry. */
  create(section: Section, name: string): void {
    const createdSections: readonly Section[] =
      section === 'deployments' ? ['deployments', 'releases'] : [section];
    for (const entry of createdSections)
      this.created.set(entry, new Set([...(this.created.get(entry) ?? []), name]));
  }
}
