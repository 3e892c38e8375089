import {useEffect, useId, useRef, useState, type ChangeEvent, type ReactNode} from 'react';
import {latestVersion, versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import type {CheckResult, ConfigDiagnostic} from '@devspace-docs/config-language';
import Results from './Results';
import ShareButton from './ShareButton';
import styles from './styles.module.css';
import type {EditorHandle} from './TextEditor';
import {useConfigCheck, type ConfigCheck} from './useConfigCheck';
import {useConfigText, type ConfigText} from './useConfigText';
import {useEditor} from './useEditor';
import {useFields} from './useFields';

const NO_DIAGNOSTICS: readonly ConfigDiagnostic[] = [];

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function summarize({configVersion, target, version, diagnostics}: CheckResult): string {
  const [errors, warnings] = (['error', 'warning'] as const).map(
    (kind) => diagnostics.filter(({severity}) => severity === kind).length,
  );
  const format = configVersion ?? versionsByLabel[target].configVersion;
  const suffix = version ? ` in ${format} (DevSpace ${target})` : '';
  if (!errors && !warnings) return `No problems found${suffix}.`;
  const counts = [errors && count(errors, 'error'), warnings && count(warnings, 'warning')];
  return `${counts.filter(Boolean).join(' and ')}${suffix}.`;
}

function describe(
  {outcome, isChecking}: ConfigCheck,
  {text, file, error}: Pick<ConfigText, 'error' | 'file' | 'text'>,
): string {
  if (error !== undefined) return error;
  if (file && text.trim() === '') return `${file.name} is empty.`;
  if (isChecking) return 'Checking…';
  if (!outcome) return '';
  const prefix = file ? `${file.name}: ` : '';
  return outcome.result ? prefix + summarize(outcome.result) : (outcome.error ?? '');
}

/** The editor with its controls and results. */
export default function Checker(): ReactNode {
  const id = useId();
  const editor = useRef<EditorHandle>(null);
  const {Editor, shouldFocus} = useEditor(id);
  const {text, file, error, change, open} = useConfigText();
  const summary = useRef<HTMLParagraphElement>(null);
  const page = useCurrentPage();
  // Docs of an older version check against it: versions that share a config format can't be told apart.
  const [version, setVersion] = useState<VersionLabel | undefined>(
    page.isVersioned && page.version !== latestVersion.label ? page.version : undefined,
  );
  const check = useConfigCheck(error === undefined ? text : '', version);
  const {diagnostics, version: checked} = check.outcome?.result ?? {};
  const fields = useFields(checked ?? version ?? latestVersion.label);

  // The results are below the editor, and often below the window.
  useEffect(() => {
    if (file) summary.current?.scrollIntoView({block: 'center'});
  }, [file]);

  function onOpen({target}: ChangeEvent<HTMLInputElement>): void {
    const [selected] = target.files ?? [];
    if (selected) open(selected);
    // Otherwise, opening the same file again wouldn't fire a change event.
    target.value = '';
  }

  return (
    <>
      <div className={styles.controls}>
        <label className={styles.control}>
          Open a file
          <input type="file" accept=".yaml,.yml,text/yaml" onChange={onOpen} />
        </label>
        <label className={styles.control}>
          Config version
          <select
            value={version ?? ''}
            onChange={({target}) =>
              setVersion(versions.find(({label}) => label === target.value)?.label)
            }>
            <option value="">As in the file</option>
            {versions.map(({label, configVersion}) => (
              <option key={label} value={label}>
                {configVersion} (DevSpace {label})
              </option>
            ))}
          </select>
        </label>
        <ShareButton text={text} />
      </div>
      <Editor
        ref={editor}
        id={id}
        label="Content of devspace.yaml"
        hint="Paste or drop your devspace.yaml"
        value={text}
        describedBy={`${id}-summary`}
        diagnostics={check.isChecking ? undefined : (diagnostics ?? NO_DIAGNOSTICS)}
        fields={fields}
        shouldFocus={shouldFocus}
        onChange={change}
        onFile={open}
      />
      <p
        ref={summary}
        id={`${id}-summary`}
        className={styles.summary}
        role="status"
        aria-live="polite">
        {describe(check, {text, file, error})}
      </p>
      {error === undefined && check.outcome?.result && (
        <Results
          result={check.outcome.result}
          onSelect={(diagnostic) => editor.current?.select(diagnostic)}
        />
      )}
    </>
  );
}
