/** Supported languages of code blocks. */
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
  'lua',
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

/** Language of blocks with commands and their output: see packages/pages/src/console.ts. */
export const CONSOLE = 'console';

/** Aliases of languages. */
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
