import {
  useImperativeHandle,
  useMemo,
  useRef,
  type DragEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type {
  ConfigDiagnostic,
  ConfigFix,
  FieldIndex,
  Location,
} from '@devspace-docs/devspace-check';
import {focusEditor} from '@site/src/lib/screen-keyboard';
import styles from './styles.module.css';

/** Methods that the checker calls on either editor. */
export interface EditorHandle {
  /** Selects a range, and focuses the editor: see `focusEditor`. */
  readonly select: (range: Location) => void;
  /** Selects the first problem after the cursor, and focuses the editor. */
  readonly selectNext: () => void;
  /** Replaces a range. */
  readonly replace: (fix: ConfigFix) => void;
  /** Shows and marks the lines of an entry, and moves the cursor there. */
  readonly mark: (index: number) => void;
  readonly focus: () => void;
}

/** A note or change of a conversion. */
export interface EditorEntry {
  /** Undefined if nothing in this text shows it. */
  readonly line: number | undefined;
  readonly message: string;
  /** Undefined for a change, which is marked only while it's selected. */
  readonly severity: 'info' | 'warning' | undefined;
}

export interface EditorProps {
  readonly ref?: Ref<EditorHandle>;
  readonly id: string;
  readonly label: string;
  /** Placeholder. */
  readonly hint: string;
  readonly value: string;
  readonly describedBy?: string;
  /** Undefined while the current text is being checked. */
  readonly diagnostics?: readonly ConfigDiagnostic[] | undefined;
  /** Undefined until the fields of the version load. */
  readonly fields?: FieldIndex | undefined;
  readonly entries?: readonly EditorEntry[];
  /** Whether this editor replaces one that has the focus. */
  readonly shouldFocus?: boolean;
  /** Undefined for a text that can't be edited. */
  readonly onChange?: (value: string) => void;
  /** Gets the line of the cursor while a list of completions is open. */
  readonly onComplete?: (line: number | undefined) => void;
  /** Applies the fix of a diagnostic. */
  readonly onReplace?: (diagnostic: ConfigDiagnostic) => void;
  readonly onFile: (file: File) => void;
}

/** Offset of the start of a range. */
function offsetOf(text: string, {line, column}: Location): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** A textarea with line numbers, used until the code editor loads. */
export default function TextEditor({
  ref,
  id,
  label,
  hint,
  value,
  describedBy,
  diagnostics = [],
  entries = [],
  onChange,
  onFile,
}: EditorProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const numbers = useMemo(
    () => Array.from(value.split('\n'), (_, index) => index + 1).join('\n'),
    [value],
  );

  function focus(): void {
    if (field.current) focusEditor(field.current);
  }

  function select(range: Location): void {
    focus();
    show(range);
  }

  function show(range: Location): void {
    const element = field.current;
    if (!element) return;
    const start = offsetOf(element.value, range);
    element.setSelectionRange(start, start + range.length);
    const lineHeight = parseFloat(getComputedStyle(element).lineHeight);
    element.scrollTop = (range.line - 1) * lineHeight - element.clientHeight / 3;
  }

  useImperativeHandle(ref, () => ({
    select,
    focus,
    mark(index) {
      const line = entries[index]?.line;
      if (line !== undefined) show({line, column: 1, length: 0});
    },
    selectNext() {
      const cursor = field.current?.selectionEnd ?? 0;
      const next = diagnostics.find((range) => offsetOf(value, range) > cursor) ?? diagnostics[0];
      if (next) select(next);
    },
    replace(fix) {
      show(fix);
      const start = offsetOf(value, fix);
      field.current?.setRangeText(fix.newText, start, start + fix.length, 'end');
      onChange?.(field.current?.value ?? value);
    },
  }));

  function onDrop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles.editor}>
        <div ref={gutter} className={styles.gutter} aria-hidden="true">
          {numbers}
        </div>
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          value={value}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={describedBy}
          placeholder={hint}
          readOnly={!onChange}
          onChange={({target}) => onChange?.(target.value)}
          onScroll={({currentTarget}) => {
            if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop;
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
        />
      </div>
    </>
  );
}
