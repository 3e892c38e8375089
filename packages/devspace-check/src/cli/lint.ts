/** Checks the files that paths name, and those that they import: the part that the command line and editors share. */
import {didYouMean, suggest} from '@devspace-docs/common';
import {checkConfig, type CheckOptions, type ConfigDiagnostic} from '../check/index.ts';
import type {Rule} from '../check/rules.ts';
import type {ConfigFormat, ConfigFormats} from '../check/versions/schemas.ts';
import {asMap, isYamlMap} from '../check/yaml/yaml.ts';
import {ConfigFiles, type ConfigFile} from './config-files.ts';
import {findFiles, type FileSystem} from './find-files.ts';
import type {CheckedFile} from './report.ts';
import type {Settings} from './settings.ts';

export interface LintOptions extends CheckOptions {
  readonly settings: Settings;
}

export interface LintResult {
  readonly files: readonly CheckedFile[];
  /** Files that DevSpace doesn't find, because of their names. */
  readonly misnamed: readonly string[];
}

/** A problem of the check itself must not stop the check of the next file. */
function explainFailure(error: unknown): ConfigDiagnostic {
  return {
    rule: 'syntax',
    severity: 'error',
    line: 1,
    column: 1,
    length: 1,
    path: '',
    message: `the file can't be checked: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'simplify the file, or check its parts',
    anchor: undefined,
  };
}

/** Whether a config may have a profile: an import that isn't followed may define it. */
function mayHaveProfile(config: ConfigFile, files: ConfigFiles, profile: string): boolean {
  const known = files.namesOf(config)?.profiles;
  return known === undefined || known.isOpen || known.names.has(profile);
}

/** Explains that all configs lack one of the profiles. */
function explainProfiles(
  configs: readonly ConfigFile[],
  files: ConfigFiles,
  profiles: readonly string[] = [],
): string | undefined {
  const unknown = profiles.find(
    (profile) => !configs.some((config) => mayHaveProfile(config, files, profile)),
  );
  if (unknown === undefined) return undefined;
  const names = new Set(
    configs.flatMap((config) => [...(files.namesOf(config)?.profiles.names ?? [])]),
  );
  const list = names.size === 0 ? 'it has no profiles' : `use one of ${[...names].join(', ')}`;
  const hint = didYouMean(suggest(unknown, names), list).replaceAll('`', '');
  return `unknown profile ${unknown}: ${hint}`;
}

/** Whether a file may be imported by a config that isn't known: it doesn't need a name then. */
function isFragment({value, importers}: ConfigFile, format: ConfigFormat): boolean {
  if (importers.length > 0 || !format.tree.config.fields.has('imports')) return false;
  return isYamlMap(value) && !('name' in value);
}

/** Whether a file was found only as a dependency, in another format than the files to check. */
function isOldDependency(
  {value, importers}: ConfigFile,
  requested: ReadonlyMap<ConfigFile, unknown>,
): boolean {
  const {version} = asMap(value);
  return (
    importers.length === 0 &&
    typeof version === 'string' &&
    ![...requested.keys()].some((config) => asMap(config.value).version === version)
  );
}

/** Rules whose problems an importing file can solve. */
const RULES_OF_IMPORTED: readonly Rule[] = ['names', 'project-name', 'scripts'];

function checkFile(
  config: ConfigFile,
  files: ConfigFiles,
  formats: ConfigFormats,
  options: CheckOptions,
  {severityOf}: Settings,
): CheckedFile {
  const {file, text, importers} = config;
  const error =
    text === undefined ? config.error : explainProfiles([config], files, options.profiles);
  if (text === undefined || error !== undefined)
    return {file, configVersion: undefined, findings: [], error: error ?? ''};
  try {
    const {configVersion, version, diagnostics} = checkConfig(
      text,
      formats,
      options,
      files.contextOf(config),
    );
    const mayBeImported = version !== undefined && isFragment(config, formats(version));
    const findings = diagnostics
      // DevSpace never uses the name of an imported file.
      .filter(({rule}) => rule !== 'project-name' || importers.length === 0)
      .map((finding): ConfigDiagnostic =>
        mayBeImported && finding.rule === 'names' ? {...finding, severity: 'warning'} : finding,
      )
      .flatMap((finding): ConfigDiagnostic[] => {
        const severity = severityOf(file, finding.rule) ?? finding.severity;
        return severity === 'off' ? [] : [{...finding, severity}];
      });
    return {file, configVersion, findings};
  } catch (error) {
    return {file, configVersion: undefined, findings: [explainFailure(error)]};
  }
}

/**
 * Checks files.
 *
 * @param paths - Files, folders, globs and the name of standard input.
 */
export async function lint(
  paths: readonly string[],
  formats: ConfigFormats,
  system: FileSystem,
  {settings, version, release, profiles: selected}: LintOptions,
): Promise<LintResult> {
  const files = new ConfigFiles(system, version);
  /** With the profiles to check each file with. */
  const requested = new Map<ConfigFile, readonly string[] | undefined>();
  const missing: CheckedFile[] = [];
  const misnamed: string[] = [];
  for (const argument of paths) {
    try {
      const found = await findFiles(argument, system);
      misnamed.push(...found.misnamed);
      const configs: ConfigFile[] = [];
      for (const file of found.files)
        if (!settings.isIgnored(file)) configs.push(await files.load(file));
      const error = found.isSearch ? explainProfiles(configs, files, selected) : undefined;
      if (error !== undefined) throw new Error(error);
      for (const config of configs) {
        // In a folder, some of the configs can lack a profile.
        const profiles = found.isSearch
          ? selected?.filter((profile) => mayHaveProfile(config, files, profile))
          : selected;
        requested.set(config, profiles?.length === 0 ? undefined : profiles);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      missing.push({file: argument, configVersion: undefined, findings: [], error: reason});
    }
  }
  const found = files.all().filter(({file}) => !settings.isIgnored(file));
  const checkAll = (): CheckedFile[] =>
    found.map((config) => {
      const options = {version, release, profiles: requested.get(config)};
      const checked = checkFile(config, files, formats, options, settings);
      if (!isOldDependency(config, requested)) return checked;
      return {...checked, findings: checked.findings.filter(({severity}) => severity === 'error')};
    });
  let results = checkAll();
  const needsImporter = ({importers}: ConfigFile, index: number): boolean =>
    importers.length === 0 &&
    (results[index]?.findings.some(({rule}) => RULES_OF_IMPORTED.includes(rule)) ?? false);
  if (found.some(needsImporter)) {
    await files.loadRepository();
    results = checkAll();
  }
  return {
    files: [...results, ...missing],
    misnamed: misnamed.filter((file) => !files.has(file)),
  };
}
