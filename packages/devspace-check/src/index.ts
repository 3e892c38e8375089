/** Public API. */
export {checkFields} from './check/fields/check-fields.ts';
export {checkChartValues} from './check/fields/component-chart.ts';
export {checkNames} from './check/names/check-names.ts';
export {checkScripts} from './check/scripts/check-scripts.ts';
export {type CheckClient, type CheckOutcome, createCheckClient} from './check/browser/client.ts';
export {type ShownConfig, ConfigFile} from './check/config/config-file.ts';
export {type ConfigPath, ROOT_PATH, readConfigPath, wrapAt} from './check/fields/config-path.ts';
export {type Conversion, findConversions} from './check/versions/conversion.ts';
export {
  type ConversionChange,
  type ConversionError,
  type ConversionNote,
  type ConvertedConfig,
  type ConvertOptions,
  convertConfig,
} from './convert/index.ts';
export {findScripts} from './check/scripts/config-scripts.ts';
export {decodeConfig, explainSize, MAX_CONVERTED_BYTES} from './check/config/decode.ts';
export {explainProblem, hintFor, isAboutCombination} from './check/fields/explain-problem.ts';
export {
  type FieldUse,
  type PathResult,
  findDescribedFields,
  findPath,
} from './check/fields/field-lookup.ts';
export {readFlags} from './check/scripts/flags.ts';
export {type ScriptFunction, functionsOf} from './check/scripts/functions.ts';
export {
  type CheckResult,
  type ConfigDiagnostic,
  type ConfigFix,
  checkConfig,
} from './check/index.ts';
export type {FindImport} from './check/config/imports.ts';
export {type Release, readRelease, releasesOf} from './check/versions/known-releases.ts';
export {
  type FindElsewhere,
  type NameSet,
  type Section as NameSection,
  collectNames,
  sections as nameSections,
} from './check/names/names.ts';
export {parseConfig, parseYaml} from './check/yaml/parse-config.ts';
export {type Field, anchorOf, flattenFields} from './check/schema/field-tree.ts';
export {joinTypes, pluralize} from './check/schema/type-names.ts';
export type {Json, Schema} from './check/schema/types.ts';
export {type ConfigFormat, createFormats, sectionsOf} from './check/versions/schemas.ts';
export {type ScriptCommand, type ScriptWord, readScript} from './check/scripts/script.ts';
export {CHECK_PAGE, decodeShared, encodeShared, isShared} from './check/browser/share.ts';
export {
  type Diagnostic,
  type Location,
  type Segments,
  type Severity,
  type YamlDocument,
  type YamlFile,
  type YamlMap,
  asMap,
  isYamlMap,
  locatorOf,
  startsWith,
  valueAt,
} from './check/yaml/yaml.ts';
export {type CursorContext, findCursorContext} from './editor/cursor-path.ts';
export {type FieldIndex, createFieldIndex} from './editor/field-index.ts';
export {loadFields} from './published/load-fields.ts';
export {
  FORMAT_VERSION,
  type PublishedChange,
  type PublishedChanges,
  type PublishedCommands,
  type PublishedField,
  type PublishedFields,
  type PublishedFlag,
} from './published/types.ts';
export {shapes} from './schema/load.ts';
