import {releaseLines, type ReleaseLine} from '../../../../src/config/versions.ts';
import {configPathsOf, type ConfigPaths, type PathResult} from '../base/config-paths.ts';
import type {CodeSpan} from '../base/content.ts';
import {linesOfSpan} from '../base/reader-lines.ts';
import type {Site} from '../base/site.ts';
import {didYouMean, suggest} from '../base/suggest.ts';
import type {Finding, Rule, SourceFile} from '../base/types.ts';

/** Reading a schema takes time, and every page asks for the same ones. */
const fields: ReadonlyMap<ReleaseLine, ConfigPaths> = new Map(
  releaseLines.map(({line}) => [line, configPathsOf(line)]),
);

const PATH = /^[a-z]\w*(?:\[[^\]\s]*\]|\.(?:\*|[\w-]+(?:=[\w.-]+)?))+$/i;

/** What files, hosts and API groups end with: they have dots, too. */
const NO_FIELD =
  /\.(?:exe|json|log|mdx?|sh|txt|ya?ml)$|\..*\.(?:com|dev|example|git|io|local|org|test)$/;

/** Names another file whose fields the text speaks of. */
const OTHER_FILE = /(?<![\w.-])(?!devspace[\w.-]*\.ya?ml)[\w-]+\.(?:json|toml|ya?ml)(?!\w)/;

/** `dev.*.sync: [...]` and `deployments.*.helm.values…` speak of the path in front. */
function readPath(code: string): string | undefined {
  const path = code.replace(/:(?:\s.*)?$/s, '').replace(/\.?(?:\.\.\.|…)$/, '');
  return path.includes('.') && PATH.test(path) ? path : undefined;
}

function findIn(line: ReleaseLine, path: string): PathResult | undefined {
  const paths = fields.get(line);
  const [section = ''] = path.split(/[.[]/);
  return paths?.sections.includes(section) ? paths.find(path) : undefined;
}

function joinPath(parent: string, rest: string): string {
  return rest.startsWith('[') ? parent + rest : `${parent}.${rest}`;
}

function explain(
  path: string,
  result: Exclude<PathResult, {kind: 'found'}>,
  line: ReleaseLine,
): Pick<Finding, 'hint' | 'message'> {
  const {parent, part} = result;
  const tail = path.slice(joinPath(parent, part).length);
  const elsewhere = releaseLines
    .filter((other) => other.line !== line && findIn(other.line, path)?.kind === 'found')
    .map((other) => other.line);
  const where = elsewhere.join(' and ');
  const otherwise =
    elsewhere.length > 0
      ? `name ${where} in the sentence, or use a field of ${line}`
      : `use a field of ${line}, or take the code font off what is no field`;
  if (result.kind === 'noEntry') {
    const answer = `${parent}.*.${part}${tail}`;
    const isField = findIn(line, answer)?.kind === 'found';
    return {
      message: `\`${part}\` stands where \`${parent}\` has the name of an entry`,
      hint: didYouMean(isField ? answer : undefined, otherwise),
    };
  }
  const near = suggest(part, result.siblings);
  return {
    message:
      elsewhere.length > 0
        ? `\`${path}\` is a field of ${where}, not of ${line}`
        : `\`${parent}\` has no field \`${part}\` in ${line}`,
    hint:
      near === undefined || elsewhere.length > 0
        ? otherwise
        : didYouMean(joinPath(parent, near) + tail, otherwise),
  };
}

/** A path of a section that only other lines have. */
function sectionElsewhere(
  path: string,
  line: ReleaseLine,
): {line: ReleaseLine; result: PathResult} | undefined {
  const isElsewhere = releaseLines.some((other) => findIn(other.line, path)?.kind === 'found');
  return isElsewhere
    ? {line, result: {kind: 'unknown', parent: '', part: path, siblings: []}}
    : undefined;
}

function checkSpan(span: CodeSpan, file: SourceFile, site: Site): Finding[] {
  const path = readPath(span.code);
  if (path === undefined) return [];
  const lines = linesOfSpan(span, file, site);
  const results = lines.flatMap((line) => {
    const result = findIn(line, path);
    return result ? [{line, result}] : [];
  });
  if (results.some(({result}) => result.kind === 'found')) return [];
  const [first = sectionElsewhere(path, file.line)] = results;
  if (!first || first.result.kind === 'found' || NO_FIELD.test(path)) return [];
  if (OTHER_FILE.test(span.heading) || OTHER_FILE.test(span.sentence)) return [];
  const place = {...span.place, length: path.length};
  return [{place, ...explain(path, first.result, first.line)}];
}

/** Fields that the text names exist: readers look them up, and copy them. */
export const prosePaths: Rule = {
  name: 'prose-paths',
  summary: 'Paths such as `dev.*.sync` in the text are fields of their release line.',
  check: (file, site) =>
    site.content(file).codeSpans.flatMap((span) => checkSpan(span, file, site)),
};
