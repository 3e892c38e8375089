import {
  useImperativeHandle,
  useMemo,
  useRef,
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type {ConfigDiagnostic} from '@devspace-docs/devspace-check';
import ConversionReport from './ConversionReport';
import FileActions from './FileActions';
import styles from './styles.module.css';
import type {EditorEntry, EditorHandle, EditorProps} from './TextEditor';
import type {Conversion} from './useConversion';
import type {Mode} from './useMode';

export const NO_DIAGNOSTICS: readonly ConfigDiagnostic[] = [];

/** Methods that move the reader to a part of a conversion. */
export interface FilesHandle {
  readonly showResult: () => void;
  readonly showDecisions: () => void;
}

export interface FilesProps {
  readonly ref?: Ref<FilesHandle>;
  readonly mode: Mode;
  /** Undefined if there is none, or if the reader checks its result. */
  readonly conversion: Conversion | undefined;
  readonly Editor: ComponentType<EditorProps>;
  readonly editor: RefObject<EditorHandle | null>;
  /** Props of the editor for the text. */
  readonly editorProps: EditorProps;
  readonly results: ReactNode;
  readonly onUndo: (original: string) => void;
}

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
  mode,
  conversion,
  Editor,
  editor,
  editorProps,
  results,
  onUndo,
}: FilesProps): ReactNode {
  const columns = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const report = useRef<HTMLElement>(null);
  const originalEditor = useRef<EditorHandle>(null);
  const originalEntries = useMemo(() => entriesOf(conversion, 'from'), [conversion]);
  const entries = useMemo(() => entriesOf(conversion, 'to'), [conversion]);

  useImperativeHandle(ref, () => ({
    showResult() {
      result.current?.focus({preventScroll: true});
      columns.current?.scrollIntoView({block: 'start'});
    },
    /** They are the first entries of the report. */
    showDecisions() {
      const first = report.current?.querySelector('button');
      first?.closest('ol')?.scrollIntoView({block: 'nearest'});
      first?.focus({preventScroll: true});
    },
  }));

  return (
    <>
      <div ref={columns} className={styles.columns} data-view={conversion ? 'conversion' : mode}>
        {conversion && (
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
              <FileActions text={editorProps.value} name="devspace-v6.yaml">
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  onClick={() => onUndo(conversion.original)}>
                  Undo
                </button>
              </FileActions>
            </div>
          )}
          <Editor {...editorProps} ref={editor} entries={entries} />
        </div>
        {!conversion && results}
      </div>
      {conversion && (
        <>
          <ConversionReport
            ref={report}
            key={conversion.original}
            conversion={conversion}
            onMark={(index) => {
              originalEditor.current?.mark(index);
              editor.current?.mark(index);
            }}
            onSelect={({to}) => {
              columns.current?.scrollIntoView({block: 'nearest'});
              (to === undefined ? originalEditor : editor).current?.focus();
            }}
          />
          {results}
        </>
      )}
    </>
  );
}
