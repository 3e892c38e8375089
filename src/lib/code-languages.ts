/** Languages of code blocks in the docs: add one here when a page needs it. */
export const languages = [
  'bash',
  'csharp',
  'diff',
  'docker',
  'go',
  'html',
  'ini',
  'java',
  'javascript',
  'json',
  'jsonc',
  'jsx',
  'php',
  'powershell',
  'python',
  'ruby',
  'rust',
  'toml',
  'tsx',
  'typescript',
  'xml',
  'yaml',
] as const;

/** Commands with their output: see src/lib/console.ts. */
export const CONSOLE = 'console';

/** Other names that writers use, to the name above. `text` is plain text. */
export const aliases: Readonly<Record<string, (typeof languages)[number] | 'text'>> = {
  dockerfile: 'docker',
  js: 'javascript',
  plaintext: 'text',
  ps1: 'powershell',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  txt: 'text',
  yml: 'yaml',
};
