/** The part of the public API that needs Node.js. */
export {main} from './cli/run.ts';
export {readConvertCases, verifyCase} from './convert/cases.ts';
export {readComparedCases} from './program/cases.ts';
export {type ComparedConfig, type Difference, compareConfig} from './program/compare.ts';
export {type Program, type ProgramFiles, openProgram, runProgram} from './program/program.ts';
export {CLI_FILE, CLI_PACKAGE, writeCheckCli} from './cli/write-bundle.ts';
export {configFormats} from './schema/formats.ts';
export {
  type Fields,
  type Selection,
  type TopicPage,
  type TopicPages,
  anchorsOf,
  findSelection,
  isSection,
  parseFields,
  parseTopicPages,
  readFields,
  readTopicPages,
  selectFields,
  selectOnPage,
} from './schema/fields.ts';
