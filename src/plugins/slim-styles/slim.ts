/** Removes the components of Infima that no page uses. Pure but for the rules that it is given. */

/** A rule of PostCSS: what is used of it. */
export interface StyleRule {
  selectors: string[];
  readonly source?: {readonly input: {readonly file?: string}};
  remove(): unknown;
}

/** Classes of Infima without a use in the theme or in this site, by their beginning. */
const UNUSED =
  /\.(?:alert__|avatar|badge--(?!secondary)|button-group|button--(?:block|danger|info|lg|link|success|warning)|card__|col--offset|hero(?!__title)|pagination(?:--|__)|pills|row--)/;

/** Removes the selectors of a rule that match no page. Rules of other files stay as they are. */
export function slimRule(rule: StyleRule): void {
  if (!rule.source?.input.file?.includes('/infima/')) return;
  const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}
