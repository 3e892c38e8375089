// cspell:disable
/** Searches that find nothing: noise, and names of tools and things that no page mentions. */
export const queriesWithoutResults: readonly string[] = [
  'zzqqxjvkkw',
  'asdfghjkl',
  'qwertz uiop',
  'foobarbaz',
  'xyzzy',
  'jenkinsfile',
  'terraform',
  'ansible',
  'linkerd',
  'prometheus',
  'websocketserver',
];
