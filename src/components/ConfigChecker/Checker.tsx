import {useEffect, useId, useRef, useState, type ChangeEvent, type ReactNode} from 'react';
import {latestVersion, versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {
  releasesOf,
  type CheckResult,
  type ConfigDiagnostic,
  type Release,
} from '@devspace-docs/devspace-check';
import {hasScreenKeyboard} from '@site/src/lib/screen-keyboard';
import ConversionReport from './ConversionReport';
import {EXAMPLE} from './example';
import Results, {SampleResult} from './Results';
import ShareButton from './ShareButton';
import styles from './styles.module.css';
import type {EditorHandle} from './TextEditor';
import {useConfigCheck, type ConfigCheck} from './useConfigCheck';
import {useConfigText, type ConfigText} from './useConfigText';
import {useConversion} from './useConversion';
import {useEditor} from './useEditor';
import {useFields} from './useFields';
import {useRelease} from './useRelease';

const NO_DIAGNOSTICS: readonly ConfigDiagnostic[] = [];

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function summarize(
  {configVersion, target, version, diagnostics}: CheckResult,
  release: Release | undefined,
): string {
  const [errors, warnings] = (['error', 'warning'] as const).map(
    (kind) => diagnostics.filter(({severity}) => severity === kind).length,
  );
  const format = configVersion ?? versionsByLabel[target].configVersion;
  const suffix = version ? ` in ${format} (DevSpace ${release?.name ?? target})` : '';
  if (!errors && !warnings) return `No problems found${suffix}.`;
  const counts = [errors && count(errors, 'error'), warnings && count(warnings, 'warning')];
  return `${counts.filter(Boolean).join(' and ')}${suffix}.`;
}

/** What a check found, with the state that its color shows. */
interface Verdict {
  readonly state: 'bad' | 'good' | 'none' | 'warn';
  readonly text: string;
}

const NO_VERDICT: Verdict = {state: 'none', text: ''};

/** Describes the result; undefined while a check is running. */
function describe(
  {outcome, isChecking}: ConfigCheck,
  {text, opened, error}: Pick<ConfigText, 'error' | 'opened' | 'text'>,
): Verdict | undefined {
  if (error !== undefined) return {state: 'bad', text: error};
  const name = opened?.name;
  if (text.trim() === '')
    return name === undefined ? NO_VERDICT : {state: 'bad', text: `${name} is empty.`};
  if (isChecking) return undefined;
  if (!outcome?.result) return {state: 'bad', text: outcome?.error ?? ''};
  const {input, result} = outcome;
  const {diagnostics} = result;
  const hasErrors = diagnostics.some(({severity}) => severity === 'error');
  const state = hasErrors ? 'bad' : diagnostics.length > 0 ? 'warn' : 'good';
  return {state, text: (name === undefined ? '' : `${name}: `) + summarize(result, input.release)};
}

/** The editor with its controls and results. */
export default function Checker(): ReactNode {
  const id = useId();
  const editor = useRef<EditorHandle>(null);
  const {Editor, shouldFocus} = useEditor(id);
  const {text, opened, error, change, revise, open} = useConfigText();
  const frame = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const page = useCurrentPage();
  // Docs of an older version check against it: versions that share a config format can't be told apart.
  const [version, setVersion] = useState<VersionLabel | undefined>(
    page.isVersioned && page.version !== latestVersion.label ? page.version : undefined,
  );
  const {release, message, select} = useRelease();
  const check = useConfigCheck(error === undefined ? text : '', version, release);
  const {diagnostics, version: checked} = check.outcome?.result ?? {};
  const [replaced, setReplaced] = useState('');
  const {conversion, isConverting, failure, convert, clear} = useConversion();
  const isOld = checked !== undefined && checked !== latestVersion.label;
  const fields = useFields(checked ?? release?.version ?? version ?? latestVersion.label);

  const shownReleases = versions
    .filter(({label}) => version === undefined || label === version)
    .map(({label}) => {
      const names = releasesOf(label);
      const isNewer = release?.version === label && !names.includes(release.name);
      return {label, names: isNewer ? [release.name, ...names] : names};
    });

  // Keeps the previous verdict during a check: screen readers announce only results, and each of them once.
  const current = describe(check, {text, opened, error});
  const [verdict, setVerdict] = useState(NO_VERDICT);
  if (current && (current.text !== verdict.text || current.state !== verdict.state))
    setVerdict(current);

  // Shows the file and its verdict, from which the reader may have scrolled away.
  useEffect(() => {
    if (opened) frame.current?.scrollIntoView({block: 'start'});
  }, [opened]);

  function selectVersion(name: string): void {
    const selected = versions.find(({label}) => label === name)?.label;
    setVersion(selected);
    if (selected !== undefined && release && release.version !== selected) select('');
  }

  function replace({fix}: ConfigDiagnostic): void {
    // During a check, the text may differ from the one with the problem.
    if (!fix || check.isChecking) return;
    editor.current?.replace(fix);
    // The button is removed with the problem.
    if (hasScreenKeyboard()) summary.current?.focus({preventScroll: true});
    setReplaced(`Replaced line ${fix.line}, column ${fix.column} with ${fix.newText}`);
  }

  async function convertText(): Promise<void> {
    const converted = await convert(text);
    if (converted === undefined) return;
    if (!revise(text, converted)) {
      clear();
      return;
    }
    // The result is of the latest version.
    selectVersion('');
    select('');
  }

  function loadExample(): void {
    change(EXAMPLE);
    // The button is removed.
    summary.current?.focus({preventScroll: true});
  }

  function onOpen({target}: ChangeEvent<HTMLInputElement>): void {
    const [selected] = target.files ?? [];
    if (selected) {
      clear();
      open(selected);
    }
    // Otherwise, opening the same file again wouldn't fire a change event.
    target.value = '';
  }

  return (
    <div ref={frame}>
      <div className={styles.controls}>
        <span className={styles.control}>
          <label className="button button--secondary button--sm">
            Open a file
            <input
              className="visually-hidden"
              type="file"
              accept=".yaml,.yml,text/yaml"
              onChange={onOpen}
            />
          </label>
          <ShareButton text={text} release={release} />
        </span>
        <label className={styles.control}>
          Version
          <select
            className="form-control"
            value={version ?? ''}
            onChange={({target}) => selectVersion(target.value)}>
            <option value="">As in the file</option>
            {versions.map(({label, configVersion}) => (
              <option key={label} value={label}>
                {label} ({configVersion})
              </option>
            ))}
          </select>
        </label>
        <label className={styles.control}>
          Release
          <select
            className="form-control"
            value={release?.name ?? ''}
            onChange={({target}) => select(target.value)}>
            <option value="">Any</option>
            {shownReleases.map(({label, names}) => (
              <optgroup key={label} label={`DevSpace ${label}`}>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      {message !== undefined && (
        <p className={styles.progress} role="status">
          <span key={message}>{message}</span>
        </p>
      )}
      <div className={styles.verdict} data-state={verdict.state}>
        <p
          ref={summary}
          id={`${id}-summary`}
          className={styles.summary}
          role="status"
          tabIndex={-1}>
          {verdict.text}
        </p>
        {!current && <p className={styles.progress}>Checking…</p>}
        {current?.state === 'none' && (
          <>
            <p className={styles.progress}>Paste a config to check it.</p>
            <button
              type="button"
              className={`button button--secondary button--sm ${styles.next}`}
              onClick={loadExample}>
              Load an example
            </button>
          </>
        )}
        {error === undefined && isOld && !check.isChecking && (
          <button
            type="button"
            className={`button button--secondary button--sm ${styles.next}`}
            disabled={isConverting}
            onClick={() => void convertText()}>
            {isConverting ? 'Converting…' : `Convert to ${latestVersion.configVersion}`}
          </button>
        )}
        {error === undefined && diagnostics !== undefined && diagnostics.length > 0 && (
          <button
            type="button"
            className={`button button--secondary button--sm ${styles.next}`}
            onClick={() => editor.current?.selectNext()}>
            Next<span className="visually-hidden"> problem</span>
          </button>
        )}
        <span className="visually-hidden" role="status">
          <span key={replaced}>{replaced}</span>
        </span>
      </div>
      <div className={styles.columns}>
        <div>
          <Editor
            ref={editor}
            id={id}
            label="Content of devspace.yaml"
            hint="Paste your devspace.yaml"
            value={text}
            describedBy={`${id}-summary`}
            diagnostics={check.isChecking ? undefined : (diagnostics ?? NO_DIAGNOSTICS)}
            fields={fields}
            shouldFocus={shouldFocus}
            onChange={change}
            onReplace={replace}
            onFile={open}
          />
        </div>
        <div className={`thin-scrollbar ${styles.results}`}>
          {verdict.state === 'none' && <SampleResult />}
          {failure !== undefined && (
            <p className={styles.conversion} role="alert">
              {failure}
            </p>
          )}
          {/* An older text isn't the result any more. */}
          {conversion && (check.isChecking || !isOld) && text.trim() !== '' && (
            <ConversionReport
              conversion={conversion}
              text={text}
              onSelect={(location) => editor.current?.select(location)}
              onUndo={() => {
                change(conversion.original);
                clear();
              }}
            />
          )}
          {error === undefined && check.outcome?.result && (
            <Results
              result={check.outcome.result}
              onSelect={(diagnostic) => editor.current?.select(diagnostic)}
              onReplace={replace}
            />
          )}
        </div>
      </div>
    </div>
  );
}
