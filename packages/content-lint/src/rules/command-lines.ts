import {
  checkCall,
  type CodeSpan,
  contextOf,
  diagnose,
  findCalls,
  findDevspaceCalls,
  type LocatedCall,
  locateInSpan,
  type PageContext,
  type PageDiagnostic,
  readAdditions,
  type Site,
  type SourceFile,
  versionsOfSpan,
} from '@devspace-docs/pages';
import type {Rule} from '../types.ts';

/** Checks a call, which has to be valid in at least one of the versions that it can be for. */
function checkLocatedCall(
  {call, inView, locateIn}: LocatedCall,
  isMention: boolean,
  page: PageContext,
): PageDiagnostic[] {
  const results = inView.map((version) => {
    const context = contextOf(version, isMention, page);
    return context ? checkCall(call, context) : [];
  });
  if (results.some((problems) => problems.length === 0)) return [];
  return (results[0] ?? []).flatMap(({start, length, message, hint}) =>
    diagnose(locateIn(start, length), message, hint),
  );
}

/** Code that starts with `devspace`, possibly after variables. A prompt, `devspace ./app #`, isn't a call. */
const CALL = /^(?!devspace \.\/\S* [#$]$)(?:[A-Z_]+=(?:"[^"]*"|\S*) )*devspace(?: |$)/;

function callsInSpan(span: CodeSpan, file: SourceFile, site: Site): LocatedCall[] {
  if (!CALL.test(span.code)) return [];
  const inView = versionsOfSpan(span, file, site);
  const locateIn = locateInSpan(span);
  return findDevspaceCalls(span.code).map((call) => ({call, inView, locateIn}));
}

/** All calls on a page. Those in text are mentions. */
function callsOn(
  file: SourceFile,
  site: Site,
): Array<{readonly located: LocatedCall; readonly isMention: boolean}> {
  const {fences, codeSpans} = site.content(file);
  const inFences = fences.flatMap((fence) => findCalls(fence, file));
  const inText = codeSpans.flatMap((span) => callsInSpan(span, file, site));
  return [
    ...inFences.map((located) => ({located, isMention: false})),
    ...inText.map((located) => ({located, isMention: true})),
  ];
}

export const commandLines: Rule = {
  name: 'command-lines',
  check(file, site) {
    const page: PageContext = {site, additions: readAdditions(file, site)};
    return callsOn(file, site).flatMap(({located, isMention}) =>
      checkLocatedCall(located, isMention, page),
    );
  },
  count: (file, site) => ({commandLines: callsOn(file, site).length}),
};
