/**
 * What the head of a page is to hold, from what components on the page ask for. Pure.
 */
import {Children, Fragment, isValidElement, type ReactNode} from 'react';

/** Names and values of attributes, as HTML spells them. */
export type Attributes = Readonly<Record<string, string>>;

/** A tag of the head, or of the document (`html`, `body`). */
export interface HeadTag {
  readonly type: string;
  readonly attributes: Attributes;
  /** What stands inside of it. */
  readonly text: string;
}

/** Everything that components ask for, in the order of their precedence. */
export interface HeadState {
  readonly title: string | undefined;
  readonly html: Attributes;
  readonly body: Attributes;
  /** Tags that may occur more than once. */
  readonly tags: readonly HeadTag[];
}

/** Tags that may occur more than once, and the attributes that tell which of them mean the same. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['rel', 'href'],
  script: ['src'],
  noscript: [],
};

/** Attributes that React spells in another way than HTML, which takes all others as they are. */
const SPELLINGS: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

function isText(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function readAttributes(props: Readonly<Record<string, unknown>>): Attributes {
  const attributes = Object.entries(props).flatMap(([name, value]) =>
    isText(value) ? [[SPELLINGS[name] ?? name.toLowerCase(), String(value)] as const] : [],
  );
  return Object.fromEntries(attributes);
}

/** Reads the tags that a component asks for. */
export function readTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child): HeadTag[] => {
    if (!isValidElement<Readonly<Record<string, unknown>>>(child)) return [];
    const {type, props} = child;
    const {children: inner, ...attributes} = props;
    if (type === Fragment) return readTags(inner as ReactNode);
    if (typeof type !== 'string' || !(type in KEYS || /^(?:html|body|title)$/.test(type))) {
      throw new Error(
        `The head of a page cannot hold ${String(type)}. Switch \`slimHelmet\` off in src/config/optimizations.ts.`,
      );
    }
    const parts = Children.toArray(inner as ReactNode);
    const text = parts.reduce<string>((sum, part) => (isText(part) ? sum + String(part) : sum), '');
    return [{type, attributes: readAttributes(attributes), text}];
  });
}

/** What two tags have in common when the later one takes the place of the other. */
function keyOf({type, attributes, text}: HeadTag): string | undefined {
  if (attributes.rel === 'canonical') return 'link canonical';
  const name = Object.keys(attributes)
    .filter((attribute) => KEYS[type]?.includes(attribute))
    .filter((attribute) => attributes[attribute] !== 'stylesheet')
    .at(-1);
  const value = name === undefined ? text : attributes[name];
  return value ? [type, name, value.toLowerCase()].join(' ') : undefined;
}

function mergeAttributes(tags: readonly HeadTag[], type: string): Attributes {
  return Object.fromEntries(
    tags.filter((tag) => tag.type === type).flatMap(({attributes}) => Object.entries(attributes)),
  );
}

/** Puts together what components ask for: later ones, which are further inside, prevail. */
export function mergeTags(instances: readonly (readonly HeadTag[])[]): HeadState {
  const all = instances.flat();
  const seen = new Set<string>();
  const isNew = (tag: HeadTag): boolean => {
    const key = tag.type in KEYS ? keyOf(tag) : undefined;
    return key !== undefined && !seen.has(key);
  };
  const tags = instances.reduceRight<readonly HeadTag[]>((inner, instance) => {
    const added = instance.filter(isNew);
    // One component may ask for two that mean the same, as for alternates in two languages.
    for (const tag of added) seen.add(String(keyOf(tag)));
    return [...added, ...inner];
  }, []);
  return {
    title: all.filter(({type}) => type === 'title').at(-1)?.text,
    html: mergeAttributes(all, 'html'),
    body: mergeAttributes(all, 'body'),
    tags,
  };
}
