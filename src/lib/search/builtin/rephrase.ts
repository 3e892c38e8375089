// cspell:ignore ging
/**
 * Says in the words of the docs what readers say in words that tell nothing one by one: "if else",
 * "not working". Synonyms add to what was typed; these stand in its place. Pure.
 */

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:if[ -]?else|if[ -]then|if[ -]statements?|for[ -]loops?|while[ -]loops?)\b/gi, 'shell'],
  [
    /\b(?:(?:does ?n[o'’]?t|do ?n[o'’]?t|not|wo ?n[o'’]?t|stopped) work(?:ing)?|is ?n[o'’]?t working|broken(?! pipe))\b/gi,
    'mistakes',
  ],
  [
    /\b(?:delete|remove|destroy|uninstall) (?:everything|all)\b(?!-)|\bstart over\b/gi,
    'devspace purge',
  ],
  [
    /\b(?:interactive prompts?|prompt(?:s|ing)?(?: (?:the |a )?users?)?|ask(?:ing)? (?:the |a )?users?|user input)\b/gi,
    'ask question',
  ],
  [
    /\b(?:unable to|cannot|can ?n[o'’]t) (?:connect to|reach) (?:the )?(?:api )?(?:server|cluster)\b/gi,
    'cluster does not answer',
  ],
  [/\b(?:image )?tag(?:ging)? (?:schemas?|schemes?|formats?)\b/gi, 'image tagging'],
];

/** The text in the words of the docs. */
export function rephrase(text: string): string {
  return PHRASES.reduce((rest, [phrase, words]) => rest.replace(phrase, words), text);
}
