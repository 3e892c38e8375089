import {
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import SmallButton from '@site/src/components/SmallButton';
import type {ConfigDiagnostic} from '@devspace-docs/devspace-check';
import type {ConversionChange} from '@devspace-docs/devspace-check/convert';
import ConversionReport, {EntryList} from './ConversionReport';
import FileActions from './FileActions';
import styles from './styles.module.css';
import type {EditorEntry, EditorHandle, EditorProps} from './TextEditor';
import type {Conversion} from './useConversion';

export const NO_DIAGNOSTICS: readonly ConfigDiagnostic[] = [];

/** Methods that move the reader to a part of a conversion. */
export interface FilesHandle {
  readonly showResult: () => void;
  readonly showDecisions: () => void;
}

export interface FilesProps {
  readonly ref?: Ref<FilesHandle>;
  /** Undefined if there is none, or if the reader checks its result. */
  readonly conversion: Conversion | undefined;
  readonly Editor: ComponentType<EditorProps>;
  readonly editor: RefObject<EditorHandle | null>;
  /** Props of the editor for the text. */
  readonly editorProps: EditorProps;
  /** Undefined if there is nothing to list. */
  readonly results: ReactNode;
  readonly onRestore: (original: string) => void;
}

/** Where the original is below the result, and both fill more than the window. */
const ONE_COLUMN = '(max-width: 996px)';

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

/** The editor with its results. After a conversion, also the original and the report. */
export default function Files({
  ref,
  conversion,
  Editor,
  editor,
  editorProps,
  results,
  onRestore,
}: FilesProps): ReactNode {
  const columns = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const originalEditor = useRef<EditorHandle>(null);
  const originalEntries = useMemo(() => entriesOf(conversion, 'from'), [conversion]);
  const entries = useMemo(() => entriesOf(conversion, 'to'), [conversion]);
  const [marked, setMarked] = useState<{readonly of: Conversion; readonly index: number}>();
  const isNarrow = conversion !== undefined && window.matchMedia(ONE_COLUMN).matches;

  useImperativeHandle(ref, () => ({
    showResult() {
      result.current?.focus({preventScroll: true});
      columns.current?.scrollIntoView({block: 'start'});
    },
    showDecisions() {
      columns.current?.scrollIntoView({block: 'start'});
      columns.current?.querySelector('button')?.focus({preventScroll: true});
    },
  }));

  function mark(index: number): void {
    if (conversion) setMarked({of: conversion, index});
    originalEditor.current?.mark(index);
    editor.current?.mark(index);
  }

  function select({to}: ConversionChange): void {
    // From the decisions above both files, the result can be below the window.
    const target = to === undefined ? columns : result;
    target.current?.scrollIntoView({block: 'nearest'});
    (to === undefined ? originalEditor : editor).current?.focus();
  }

  const shown = marked?.of === conversion ? marked?.index : undefined;

  const original = conversion && (
    <div key="original" role="group" aria-label="Original">
      <p className={styles.side}>Original</p>
      <Editor
        ref={originalEditor}
        id={`${editorProps.id}-original`}
        label="Original devspace.yaml"
        hint=""
        value={conversion.original}
        diagnostics={NO_DIAGNOSTICS}
        entries={originalEntries}
        onFile={editorProps.onFile}
      />
    </div>
  );

  return (
    <>
      <div
        ref={columns}
        className={styles.columns}
        data-view={conversion ? 'conversion' : results ? 'check' : undefined}>
        {conversion && (
          <EntryList
            list="decision"
            conversion={conversion}
            marked={shown}
            onMark={mark}
            onSelect={select}
          />
        )}
        {!isNarrow && original}
        <div
          key="editor"
          ref={result}
          role={conversion && 'group'}
          aria-label={conversion && 'Result'}
          tabIndex={-1}>
          {conversion && (
            <div className={styles.side}>
              Result
              <FileActions text={editorProps.value} name="devspace-v6.yaml">
                <SmallButton onClick={() => onRestore(conversion.original)}>
                  Back to original
                </SmallButton>
              </FileActions>
            </div>
          )}
          <Editor {...editorProps} ref={editor} entries={entries} />
        </div>
        {isNarrow && original}
        {!conversion && results}
      </div>
      {conversion && (
        <>
          {results}
          <ConversionReport
            conversion={conversion}
            marked={shown}
            onMark={mark}
            onSelect={select}
          />
        </>
      )}
    </>
  );
}
