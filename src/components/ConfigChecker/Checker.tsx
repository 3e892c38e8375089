import {useEffect, useId, useMemo, useRef, useState, type ChangeEvent, type ReactNode} from 'react';
import {latestVersion, versions, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {
  explainSize,
  releasesOf,
  type CheckOutcome,
  type CheckResult,
  type ConfigDiagnostic,
  type Release,
} from '@devspace-docs/devspace-check';
import {hasScreenKeyboard} from '@site/src/lib/screen-keyboard';
import ConversionReport from './ConversionReport';
import {EXAMPLE, lastWithLists, OLD_EXAMPLE} from './example';
import FileActions from './FileActions';
import Results, {SampleResult} from './Results';
import ShareButton from './ShareButton';
import styles from './styles.module.css';
import type {EditorEntry, EditorHandle} from './TextEditor';
import {useConfigCheck, type ConfigCheck} from './useConfigCheck';
import {isLargeOldConfig, useConfigText, type ConfigText} from './useConfigText';
import {useConversion, type Conversion} from './useConversion';
import {useEditor} from './useEditor';
import {useFields} from './useFields';
import {useRelease} from './useRelease';

const NO_DIAGNOSTICS: readonly ConfigDiagnostic[] = [];

/** The notes and changes of a conversion, with their lines in the original or the result. */
function entriesOf(conversion: Conversion | undefined, side: 'from' | 'to'): EditorEntry[] {
  const {notes = [], changes = []} = conversion ?? {};
  return [
    ...notes.map(({[side]: line, message, severity}) => ({
      line,
      message,
      severity: severity === 'info' ? severity : ('warning' as const),
    })),
    ...changes.map(({[side]: line, message}) => ({line, message, severity: undefined})),
  ];
}

/** Omits problems that a note of the conversion explains, such as deprecated fields that it keeps. */
function omitNoted(outcome: CheckOutcome, notes: Conversion['notes'] = []): CheckOutcome {
  const {result} = outcome;
  if (!result || notes.length === 0) return outcome;
  const diagnostics = result.diagnostics.filter(
    ({message}) => !notes.some((note) => note.message.startsWith(message)),
  );
  return {...outcome, result: {...result, diagnostics}};
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function summarize(
  {configVersion, target, version, diagnostics}: CheckResult,
  release: Release | undefined,
  open: string,
): string {
  const [errors, warnings] = (['error', 'warning'] as const).map(
    (kind) => diagnostics.filter(({severity}) => severity === kind).length,
  );
  const format = configVersion ?? versionsByLabel[target].configVersion;
  const suffix = version ? ` in ${format} (DevSpace ${release?.name ?? target})` : '';
  const counts = [errors && count(errors, 'error'), warnings && count(warnings, 'warning')];
  const problems = counts.filter(Boolean).join(' and ');
  if (problems !== '') return `${problems}${suffix}.${open}`;
  return open === '' ? `No problems found${suffix}.` : `The result is valid.${open}`;
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
  {
    text,
    opened,
    error,
    tooLarge,
  }: Pick<ConfigText, 'error' | 'opened' | 'text'> & {readonly tooLarge: string | undefined},
  decisions: number,
): Verdict | undefined {
  if (error !== undefined) return {state: 'bad', text: error};
  const name = opened?.name;
  if (text.trim() === '')
    return name === undefined
      ? NO_VERDICT
      : {state: 'bad', text: `${name} is empty. Open a devspace.yaml instead.`};
  const open = decisions > 0 ? ` Make ${count(decisions, 'decision')} before you use it.` : '';
  if (tooLarge !== undefined) return {state: 'warn', text: `${tooLarge} It isn't checked.${open}`};
  if (isChecking) return undefined;
  if (!outcome?.result) return {state: 'bad', text: outcome?.error ?? ''};
  const {input, result} = outcome;
  const {diagnostics} = result;
  const hasErrors = diagnostics.some(({severity}) => severity === 'error');
  const state = hasErrors ? 'bad' : diagnostics.length + decisions > 0 ? 'warn' : 'good';
  const summary = summarize(result, input.release, open);
  return {state, text: name === undefined ? summary : `${name}: ${summary}`};
}

/** The editor with its controls and results. */
export default function Checker(): ReactNode {
  const id = useId();
  const editor = useRef<EditorHandle>(null);
  const originalEditor = useRef<EditorHandle>(null);
  const {Editor, shouldFocus} = useEditor(id);
  const {text, opened, error: openError, change, revise, open} = useConfigText();
  const frame = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const report = useRef<HTMLElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const page = useCurrentPage();
  // Docs of an older version check against it: versions that share a config format can't be told apart.
  const [version, setVersion] = useState<VersionLabel | undefined>(
    page.isVersioned && page.version !== latestVersion.label ? page.version : undefined,
  );
  const {release, message, select} = useRelease();
  const {conversion, isConverting, failure, convert, clear} = useConversion(text, revise);
  const isLargeOld = useMemo(() => isLargeOldConfig(text), [text]);
  const tooLarge = explainSize(text.length);
  const error = openError ?? (isLargeOld || conversion ? undefined : tooLarge);
  const latest = useConfigCheck((error ?? tooLarge) === undefined ? text : '', version, release);
  const outcome = useMemo(
    () => latest.outcome && omitNoted(latest.outcome, conversion?.notes),
    [latest.outcome, conversion],
  );
  const check = {...latest, outcome};
  const {diagnostics, version: checked, migrations = []} = check.outcome?.result ?? {};
  const [announced, setAnnounced] = useState('');
  const isOld = migrations.length > 0 || isLargeOld;
  // The reader undid the conversion in the editor, or replaced its result.
  if (conversion && (text.trim() === '' || (isOld && !check.isChecking))) {
    clear();
    setAnnounced('');
  }
  const originalEntries = useMemo(() => entriesOf(conversion, 'from'), [conversion]);
  const entries = useMemo(() => entriesOf(conversion, 'to'), [conversion]);
  const fields = useFields(checked ?? release?.version ?? version ?? latestVersion.label);

  const shownReleases = versions
    .filter(({label}) => version === undefined || label === version)
    .map(({label}) => {
      const names = releasesOf(label);
      const isNewer = release?.version === label && !names.includes(release.name);
      return {label, names: isNewer ? [release.name, ...names] : names};
    });

  // Keeps the previous verdict during a check: screen readers announce only results, and each of them once.
  const decisions = conversion?.notes.filter(({severity}) => severity === 'decision').length ?? 0;
  const current = describe(check, {text, opened, error, tooLarge}, decisions);
  const [verdict, setVerdict] = useState(NO_VERDICT);
  if (current && (current.text !== verdict.text || current.state !== verdict.state))
    setVerdict(current);

  // Shows the file and its verdict, from which the reader may have scrolled away.
  useEffect(() => {
    if (!opened) return;
    clear();
    frame.current?.scrollIntoView({block: 'start'});
  }, [opened, clear]);

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
    setAnnounced(`Replaced line ${fix.line}, column ${fix.column} with ${fix.newText}`);
  }

  async function convertText(): Promise<void> {
    if (!(await convert())) return;
    // The result is of the latest version.
    selectVersion('');
    select('');
    setAnnounced(`Converted to ${latestVersion.configVersion}`);
    // The button is removed.
    result.current?.focus({preventScroll: true});
    columns.current?.scrollIntoView({block: 'start'});
  }

  /** Replaces the text after a click on a button that is removed. */
  function load(content: string): void {
    clear();
    change(content);
    summary.current?.focus({preventScroll: true});
  }

  /** They are the first entries of the report. */
  function showDecisions(): void {
    const first = report.current?.querySelector('button');
    first?.closest('ol')?.scrollIntoView({block: 'nearest'});
    first?.focus({preventScroll: true});
  }

  function markEntry(index: number): void {
    originalEditor.current?.mark(index);
    editor.current?.mark(index);
  }

  function onOpen({target}: ChangeEvent<HTMLInputElement>): void {
    const [selected] = target.files ?? [];
    if (selected) open(selected);
    // Otherwise, opening the same file again wouldn't fire a change event.
    target.value = '';
  }

  const results = (
    <div className={`thin-scrollbar ${styles.results}`}>
      {verdict.state === 'none' && <SampleResult />}
      {error === undefined && check.outcome?.result && (
        <Results
          result={check.outcome.result}
          onSelect={(diagnostic) => editor.current?.select(diagnostic)}
          onReplace={replace}
        />
      )}
    </div>
  );

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
          <p className={styles.progress}>Paste a config to check or convert it.</p>
        )}
        <span className={styles.actions}>
          {current?.state === 'none' && (
            <>
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={() => load(EXAMPLE)}>
                Load an example
              </button>
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={() => load(OLD_EXAMPLE)}>
                {`Load a ${lastWithLists.label} example`}
              </button>
            </>
          )}
          {decisions > 0 && (
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={showDecisions}>
              Show decisions
            </button>
          )}
          {error === undefined && isOld && !check.isChecking && (
            <button
              type="button"
              className="button button--primary button--sm"
              onClick={() => void convertText()}>
              {isConverting ? 'Converting…' : `Convert to ${latestVersion.configVersion}`}
            </button>
          )}
          {error === undefined && diagnostics !== undefined && diagnostics.length > 0 && (
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => editor.current?.selectNext()}>
              Next problem
            </button>
          )}
          {!conversion && !isOld && (verdict.state === 'good' || verdict.state === 'warn') && (
            <FileActions text={text} name={opened?.name ?? 'devspace.yaml'} />
          )}
        </span>
        <span className="visually-hidden" role="status">
          <span key={announced}>{announced}</span>
        </span>
      </div>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div ref={columns} className={styles.columns} data-view={conversion ? 'conversion' : 'check'}>
        {conversion && (
          <div key="original" role="group" aria-label="Original">
            <p className={styles.side}>Original</p>
            <Editor
              ref={originalEditor}
              id={`${id}-original`}
              label="Original devspace.yaml"
              hint=""
              value={conversion.original}
              diagnostics={NO_DIAGNOSTICS}
              entries={originalEntries}
              onFile={open}
            />
          </div>
        )}
        <div
          key="editor"
          ref={result}
          role={conversion && 'group'}
          aria-label={conversion && 'Result'}
          tabIndex={-1}>
          {conversion && (
            <div className={styles.side}>
              Result
              <FileActions text={text} name="devspace-v6.yaml">
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  onClick={() => {
                    load(conversion.original);
                    setAnnounced('Restored the original');
                  }}>
                  Undo
                </button>
              </FileActions>
            </div>
          )}
          <Editor
            ref={editor}
            id={id}
            label="Content of devspace.yaml"
            hint="Paste your devspace.yaml"
            value={text}
            describedBy={`${id}-summary`}
            diagnostics={check.isChecking ? undefined : (diagnostics ?? NO_DIAGNOSTICS)}
            fields={fields}
            entries={entries}
            shouldFocus={shouldFocus}
            onChange={change}
            onReplace={replace}
            onFile={open}
          />
        </div>
        {!conversion && results}
      </div>
      {conversion && (
        <>
          <ConversionReport
            ref={report}
            key={conversion.original}
            conversion={conversion}
            onMark={markEntry}
            onSelect={({to}) => {
              columns.current?.scrollIntoView({block: 'nearest'});
              (to === undefined ? originalEditor : editor).current?.focus();
            }}
          />
          {/* Until the result is checked, these are the results of the original. */}
          {!isOld && results}
        </>
      )}
    </div>
  );
}
