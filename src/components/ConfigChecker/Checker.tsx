import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {latestVersion, type VersionLabel} from '@devspace-docs/versions';
import SmallButton from '@site/src/components/SmallButton';
import TabList from '@site/src/components/TabList';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';
import {explainSize, type CheckOutcome, type ConfigDiagnostic} from '@devspace-docs/devspace-check';
import Controls from './Controls';
import {describe, isConverted, NO_VERDICT} from './describe';
import {EXAMPLE, lastWithLists, OLD_EXAMPLE} from './example';
import FileActions from './FileActions';
import Files, {NO_DIAGNOSTICS, type FilesHandle} from './Files';
import Results, {SampleResult} from './Results';
import styles from './styles.module.css';
import type {EditorHandle} from './TextEditor';
import {useConfigCheck} from './useConfigCheck';
import {isLargeOldConfig, useConfigText} from './useConfigText';
import {useConversion, type Conversion} from './useConversion';
import {useEditor} from './useEditor';
import {useFields} from './useFields';
import {useMode, type Mode} from './useMode';
import {useRelease} from './useRelease';
import Verdict from './Verdict';

const TABS: ReadonlyArray<{readonly value: Mode; readonly label: string}> = [
  {value: 'check', label: 'Check'},
  {value: 'convert', label: 'Convert'},
];

/**
 * Omits problems in a line, and those that a note of the conversion explains, such as deprecated fields that it
 * keeps.
 */
function omitProblems(
  outcome: CheckOutcome,
  unfinished: number | undefined,
  notes: Conversion['notes'] = [],
): CheckOutcome {
  const {result} = outcome;
  if (!result || (unfinished === undefined && notes.length === 0)) return outcome;
  const diagnostics = result.diagnostics.filter(
    ({line, message}) =>
      line !== unfinished && !notes.some((note) => note.message.startsWith(message)),
  );
  return {...outcome, result: {...result, diagnostics}};
}

/** Two tabs for the same text, which check it and convert it. */
export default function Checker(): ReactNode {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const editor = useRef<EditorHandle>(null);
  const files = useRef<FilesHandle>(null);
  const {Editor, shouldFocus} = useEditor(id);
  const {text, opened, error: openError, change, revise, open} = useConfigText();
  const {conversion, isConverting, failure, convert, clear} = useConversion(text, revise);
  const [mode, setMode] = useMode(conversion !== undefined);
  const isCheck = mode === 'check';
  const shown = isCheck ? undefined : conversion;
  const page = useCurrentPage();
  // Docs of an older version check against it: versions that share a config format can't be told apart.
  const [version, setVersion] = useState<VersionLabel | undefined>(
    page.isVersioned && page.version !== latestVersion.label ? page.version : undefined,
  );
  const {release, message, select} = useRelease();
  const isLargeOld = useMemo(() => isLargeOldConfig(text), [text]);
  const tooLarge = explainSize(text.length);
  const error = openError ?? (isLargeOld || conversion ? undefined : tooLarge);
  const {outcome: latest, isChecking: isRunning} = useConfigCheck(
    (error ?? tooLarge) === undefined ? text : '',
    isCheck ? version : undefined,
    isCheck ? release : undefined,
  );
  // The line that the reader is completing.
  const [unfinished, setUnfinished] = useState<number>();
  const isChecking =
    isRunning || latest?.result?.diagnostics.some(({line}) => line === unfinished) === true;
  const outcome = useMemo(
    () => latest && omitProblems(latest, unfinished, shown?.notes),
    [latest, unfinished, shown],
  );
  const {diagnostics, version: checked, migrations = []} = outcome?.result ?? {};
  const fields = useFields(checked ?? release?.version ?? version ?? latestVersion.label);
  const [announced, setAnnounced] = useState('');
  const isOld = migrations.length > 0 || isLargeOld;
  // The reader replaced the result.
  if (conversion && (text.trim() === '' || (isOld && !isChecking))) {
    clear();
    setAnnounced('');
  }

  // A config that someone is typing isn't complete.
  const [typed, setTyped] = useState('');
  const isPasted = useRef(false);
  /** Position of the pressed button among those that replace; -1 if there is none. */
  const pressed = useRef(-1);
  const canConvert = error === undefined && isOld && !isChecking && !conversion;
  const mustConvert = !isCheck && canConvert && typed !== text && failure === undefined;
  useEffect(() => {
    if (mustConvert && !isConverting) void convertText();
  });

  // Keeps the previous verdict during a check: screen readers announce only results, and each of them once.
  const decisions = shown?.notes.filter(({severity}) => severity === 'decision').length;
  const current = describe({
    mode,
    text,
    opened,
    error,
    outcome,
    isOutdated: isChecking || mustConvert,
    tooLarge,
    decisions,
  });
  const [verdict, setVerdict] = useState(NO_VERDICT);
  if (current && (current.text !== verdict.text || current.state !== verdict.state))
    setVerdict(current);
  const isEmpty = current?.state === 'none';
  const hint = isCheck
    ? 'Paste a config to check it.'
    : `Paste or open an old config. The page converts it to ${latestVersion.configVersion} and lists what you have to decide.`;
  const running = mustConvert ? 'Converting…' : 'Checking…';
  const progress = isEmpty ? hint : current ? undefined : running;
  const isDone = !isCheck && !conversion && isConverted(outcome);

  // Shows the file and its verdict, from which the reader may have scrolled away.
  useEffect(() => {
    if (!opened) return;
    clear();
    frame.current?.scrollIntoView({block: 'start'});
  }, [opened, clear]);

  function fixButtons(): HTMLElement[] {
    return [...(frame.current?.querySelectorAll<HTMLElement>(`.${styles.fix}`) ?? [])];
  }

  // The next button, or the result if there is none.
  useEffect(() => {
    if (pressed.current < 0 || isChecking) return;
    const buttons = fixButtons();
    const next = buttons[pressed.current] ?? buttons[0] ?? summary.current;
    pressed.current = -1;
    if (document.activeElement === document.body) next?.focus({preventScroll: true});
  });

  function selectMode(selected: Mode): void {
    setMode(selected);
    setTyped('');
  }

  function selectVersion(selected: VersionLabel | undefined): void {
    setVersion(selected);
    if (selected !== undefined && release && release.version !== selected) select('');
  }

  function replace({fix}: ConfigDiagnostic): void {
    // During a check, the text may differ from the one with the problem.
    if (!fix || isChecking) return;
    editor.current?.replace(fix);
    setAnnounced(`Replaced line ${fix.line}, column ${fix.column} with ${fix.newText}`);
  }

  /** Replaces with a button in the results, which is removed with its problem. */
  function replaceAndKeepFocus(diagnostic: ConfigDiagnostic): void {
    pressed.current = fixButtons().indexOf(document.activeElement as HTMLElement);
    replace(diagnostic);
  }

  async function convertText(): Promise<boolean> {
    if (!(await convert())) return false;
    // The result is of the latest version.
    setVersion(undefined);
    select('');
    setAnnounced(`Converted to ${latestVersion.configVersion}`);
    return true;
  }

  /** Converts after a click on a button that is removed. */
  async function convertAndShow(): Promise<void> {
    if (!(await convertText())) return;
    selectMode('convert');
    files.current?.showResult();
  }

  /** Replaces the text after a click on a button that is removed. */
  function load(content: string): void {
    clear();
    change(content);
    summary.current?.focus({preventScroll: true});
  }

  function leaveConversion(): void {
    clear();
    selectMode('check');
    setAnnounced('Restored the original');
  }

  function edit(value: string): void {
    setTyped(isPasted.current ? '' : value);
    isPasted.current = false;
    change(value);
    // The reader undid the conversion in the editor.
    if (value === conversion?.original) leaveConversion();
  }

  const results = (
    <div className={`thin-scrollbar ${styles.results}`}>
      {isCheck && verdict.state === 'none' && <SampleResult />}
      {error === undefined && outcome?.result && (
        <Results
          result={outcome.result}
          isConverted={shown !== undefined}
          isChecking={isChecking}
          onSelect={(diagnostic) => editor.current?.select(diagnostic)}
          onReplace={replaceAndKeepFocus}
        />
      )}
    </div>
  );

  return (
    <div ref={frame}>
      <TabList
        name="What to do with the file"
        tabs={TABS}
        selected={mode}
        panelOf={() => `${id}-panel`}
        onSelect={(value) => selectMode(value === 'convert' ? value : 'check')}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        className="margin-top--sm"
        aria-label={TABS.find(({value}) => value === mode)?.label}
        onPasteCapture={() => {
          isPasted.current = true;
        }}>
        <Controls
          text={text}
          version={version}
          release={release}
          hasVersions={isCheck}
          onOpen={open}
          onVersion={selectVersion}
          onRelease={select}
        />
        {isCheck && message !== undefined && (
          <p className={styles.progress} role="status">
            <span key={message}>{message}</span>
          </p>
        )}
        <Verdict
          ref={summary}
          id={`${id}-summary`}
          verdict={verdict}
          progress={progress}
          announced={announced}>
          {isEmpty && isCheck && (
            <SmallButton onClick={() => load(EXAMPLE)}>Load an example</SmallButton>
          )}
          {isEmpty && (
            <SmallButton onClick={() => load(OLD_EXAMPLE)}>
              {`Load a ${lastWithLists.label} example`}
            </SmallButton>
          )}
          {decisions !== undefined && decisions > 0 && (
            <SmallButton onClick={() => files.current?.showDecisions()}>Show decisions</SmallButton>
          )}
          {canConvert && !mustConvert && (
            <SmallButton
              className={`button button--${verdict.state === 'bad' ? 'secondary' : 'primary'} button--sm`}
              onClick={() => void convertAndShow()}>
              {isConverting ? 'Converting…' : `Convert to ${latestVersion.configVersion}`}
            </SmallButton>
          )}
          {error === undefined &&
            !isDone &&
            diagnostics !== undefined &&
            diagnostics.length > 0 && (
              <SmallButton onClick={() => editor.current?.selectNext()}>Next problem</SmallButton>
            )}
          {isCheck && error === undefined && outcome && (
            <FileActions
              text={text}
              name={conversion ? 'devspace-v6.yaml' : (opened?.name ?? 'devspace.yaml')}
            />
          )}
        </Verdict>
        {failure !== undefined && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <Files
          ref={files}
          conversion={shown}
          Editor={Editor}
          editor={editor}
          editorProps={{
            id,
            label: 'Content of devspace.yaml',
            hint: 'Paste your devspace.yaml',
            value: text,
            describedBy: `${id}-summary`,
            diagnostics: isChecking ? undefined : (diagnostics ?? NO_DIAGNOSTICS),
            fields,
            shouldFocus,
            onChange: edit,
            onComplete: setUnfinished,
            onReplace: (diagnostic) => {
              replace(diagnostic);
              editor.current?.focus();
            },
            onFile: open,
          }}
          // Until the result is checked, these are the results of the original.
          onRestore={(original) => {
            load(original);
            leaveConversion();
          }}
          results={
            isDone || (shown && isOld) || (!isCheck && !outcome?.result) ? undefined : results
          }
        />
      </div>
    </div>
  );
}
