/**
 * Reports grammar that makes English read as if it were translated.
 * Words and phrases that do the same are in `.textlint/`: they don't depend on code or on the sentence around them.
 */
import {versions, type Version} from '@devspace-docs/versions';
import verbs from './verbs.json' with {type: 'json'};
import {
  CODE_MARK,
  diagnose,
  type PageDiagnostic,
  type ProseBlock,
  readText,
  type Site,
  type SourceFile,
  splitSentences,
  TOP,
} from '@devspace-docs/pages';
import type {Rule, SiteDiagnostic} from '../types.ts';

/** Nouns that follow the name of what they describe. Native writers say "the value `x`" and "the string `x`". */
const TYPES = [
  'annotation|chart|class|cluster|command|container|context|dependency|deployment|directory|event|field|file|flag',
  'folder|function|header|hook|image|ingress|job|key|label|method|module|namespace|node|package|parameter|pipeline',
  'plugin|pod|port|prefix|process|profile|property|release|repository|role|scope|script|secret|section|selector',
  'service|service account|setting|stage|strategy|suffix|tag|target|user|variable|volume',
  'ClusterRole|ConfigMap|Deployment|Ingress|Role|Secret|Service|ServiceAccount|StatefulSet',
].join('|');
const TYPE_BEFORE_NAME = new RegExp(
  `\\b(?:the|its|your|this)(?: [a-z]+)? (?:${TYPES}) ${CODE_MARK}(?! ?(?:,|and|or) ${CODE_MARK})`,
  'gi',
);

const third = (verb: string): string => {
  if (/(?:s|sh|ch|x)$/.test(verb)) return `${verb}es`;
  return /[^aeo]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};
const BASE_FORMS = verbs.join('|');
const FINITE_FORMS = [
  ...verbs.map(third),
  'is|are|was|were|has|have|does|do|can|must|may|will|would',
  "isn't|aren't|doesn't|don't|can't|won't",
].join('|');

const JOINED_VERB = new RegExp(
  `, and (?:then |also )?(?:${BASE_FORMS}|${FINITE_FORMS})\\b(?! and\\b)`,
  'g',
);
/** Starts a phrase or clause before the main clause, which ends with a comma: "If it fails, wait and try again." */
const OPENER =
  /^["“(]?(?:After|Also|Alternatively|Although|As|At|Because|Before|Between|By|During|Except|First|For|From|Here|If|In|Instead|Next|On|Once|Otherwise|Outside|Since|Then|To|Unless|Until|When|While|With|Without)\b/;
/** Starts a clause that a comma can close: "Delete the pod if it fails, and wait." */
const SUBORDINATE =
  /\b(?:although|because|but|if|that|unless|until|what|when|where|whether|which|while|who|whose)\b/;

/** What a colon can't introduce: a clause with its own subject, or an instruction. */
const SECOND_CLAUSE = new RegExp(
  `: (?:see |(?:it|they|you|there|this|that) (?:\\w+ )?(?:${FINITE_FORMS})\\b|you (?:${BASE_FORMS})\\b|DevSpace (?:\\w+ )?(?:${FINITE_FORMS})\\b)`,
  'g',
);
/** A clause before the colon, not a label such as "A project with a config" or "A pod that runs". */
const CLAUSE = new RegExp(
  `^(?:["“(]?(?:${BASE_FORMS}|don't)\\b \\S|(?:(?!\\b(?:that|which|who)\\b).)*? (?:${FINITE_FORMS})\\b)`,
  'i',
);

const OF_PHRASE =
  /\b[Tt]he [a-z-]+ of (?:a|all|an|each|every|its|that|the|these|this|your|[A-Z]\w+)\b/g;
/**
 * Most of such phrases per 1,000 words. Documentation that native speakers wrote has 0.8 to 1.4.
 * Texts of older versions were written before this rule.
 */
const MAX_OF_PHRASES = {latest: 1.1, older: 2};

/** What is wrong, and what to write instead. */
const ADVICE = {
  type: [
    'the type is before the name',
    'write "the `default` namespace", or "a namespace named `default`"',
  ],
  comma: ['the comma separates two verbs of the same subject', 'remove the comma'],
  colon: [
    'the colon separates two sentences',
    'end the first one with a period: colons introduce lists, code and phrases',
  ],
} as const;

function report(
  kind: keyof typeof ADVICE,
  {locate}: ProseBlock,
  start: number,
  {length}: string,
): PageDiagnostic[] {
  const [message, hint] = ADVICE[kind];
  return diagnose(locate(start, length), message, hint);
}

/** Whether a comma after the text separates neither items of a series nor a subordinate clause. */
function endsPredicate(before: string): boolean {
  const main = OPENER.test(before) ? before.replace(/^[^,]*,/, '') : before;
  return !main.includes(',') && !SUBORDINATE.test(main);
}

const lastPart = (text: string, separator: RegExp): string => text.split(separator).at(-1) ?? '';

function checkSentence(text: string, start: number, block: ProseBlock): PageDiagnostic[] {
  const commas = [...text.matchAll(JOINED_VERB)].filter(({index}) =>
    endsPredicate(lastPart(text.slice(0, index), /[:;] |\(/)),
  );
  const colons = [...text.matchAll(SECOND_CLAUSE)].filter(({index}) =>
    CLAUSE.test(lastPart(text.slice(0, index), /: /)),
  );
  return [
    ...commas.flatMap(({0: found, index}) => report('comma', block, start + index, found)),
    ...colons.flatMap(({index}) => report('colon', block, start + index, ':')),
  ];
}

function checkBlock(block: ProseBlock, lines: readonly string[]): PageDiagnostic[] {
  const ofSentences = splitSentences(block.text)
    .flatMap(({text, start}) => checkSentence(text, start, block))
    // The label of a problem in a list: `- **The pod runs old code:** it …`
    .filter(({location: {line, column}}) => !lines[line - 1]?.startsWith(':**', column - 1));
  return [
    ...[...block.text.matchAll(TYPE_BEFORE_NAME)].flatMap(({0: found, index}) =>
      report('type', block, index, found),
    ),
    ...ofSentences,
  ];
}

function countMatches(texts: readonly string[], pattern: RegExp): number {
  return texts.flatMap((text) => text.match(pattern) ?? []).length;
}

/** The description in the front matter, which search engines show. */
function readDescription({frontMatter, lines}: SourceFile): ProseBlock[] {
  const text = readText(frontMatter, 'description');
  const location = frontMatter.entries.get('description')?.valueLocation;
  if (text === undefined || !location) return [];
  const first = lines[location.line - 1]?.indexOf(text, location.column - 1) ?? -1;
  const column = first < 0 ? location.column : first + 1;
  return [{text, locate: (start, length) => ({...location, column: column + start, length})}];
}

/** Reports a version with too many phrases such as "the name of the image": each of them can be right. */
function checkOfPhrases({label, isLatest}: Version, site: Site): SiteDiagnostic[] {
  const files = site.files.filter(({version}) => version === label);
  const texts = files.flatMap((file) => site.content(file).prose.map(({text}) => text));
  const words = countMatches(texts, /[\p{L}\p{N}]+/gu);
  const allowed = Math.ceil((words / 1000) * MAX_OF_PHRASES[isLatest ? 'latest' : 'older']);
  const found = countMatches(texts, OF_PHRASE);
  const [first] = files;
  if (!first || found <= allowed) return [];
  const message = `${label} has ${found} phrases such as "the name of the image", more than ${allowed}`;
  const hint = 'write "the image name", "the image\'s name", or a verb';
  return diagnose(TOP, message, hint).map((problem) => ({...problem, file: first.path}));
}

export const grammar: Rule = {
  name: 'grammar',
  check(file, site) {
    const blocks = [...readDescription(file), ...site.content(file).prose];
    return blocks.flatMap((block) => checkBlock(block, file.lines));
  },
  checkSite(site) {
    return versions.flatMap((version) => checkOfPhrases(version, site));
  },
};
