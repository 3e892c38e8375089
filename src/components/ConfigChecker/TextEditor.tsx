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

/** Methods that the checker calls on either editor, which gets the focus: see `focusEditor`. */
export interface EditorHandle {
  /** Selects a range. */
  readonly select: (range: Location) => void;
  /** Selects the first problem after the cursor. */
  readonly selectNext: () => void;
  /** Replaces a range. */
  readonly replace: (fix: ConfigFix) => void;
}

export interface EditorProps {
  readonly ref?: Ref<EditorHandle>;
  readonly id: string;
  readonly label: string;
  /** Placeholder. */
  readonly hint: string;
  readonly value: string;
  readonly describedBy: string;
  /** Undefined while the current text is being checked. */
  readonly diagnostics?: readonly ConfigDiagnostic[] | undefined;
  /** Undefined until the fields of the version load. */
  readonly fields?: FieldIndex | undefined;
  /** Whether this editor replaces one that has the focus. */
  readonly shouldFocus?: boolean;
  readonly onChange: (value: string) => void;
  /** Applies the fix of a diagnostic. */
  readonly onReplace: (diagnostic: ConfigDiagnostic) => void;
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
  onChange,
  onFile,
}: EditorProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const numbers = useMemo(
    () => Array.from(value.split('\n'), (_, index) => index + 1).join('\n'),
    [value],
  );

  function select(range: Location): void {
    const element = field.current;
    if (!element) return;
    const start = offsetOf(element.value, range);
    focusEditor(element);
    element.setSelectionRange(start, start + range.length);
    const lineHeight = parseFloat(getComputedStyle(element).lineHeight);
    element.scrollTop = (range.line - 1) * lineHeight - element.clientHeight / 3;
  }

  useImperativeHandle(ref, () => ({
    select,
    selectNext() {
      const cursor = field.current?.selectionEnd ?? 0;
      const next = diagnostics.find((range) => offsetOf(value, range) > cursor) ?? diagnostics[0];
      if (next) select(next);
    },
    replace(fix) {
      select(fix);
      const start = offsetOf(value, fix);
      field.current?.setRangeText(fix.newText, start, start + fix.length, 'end');
      onChange(field.current?.value ?? value);
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
          onChange={({target}) => onChange(target.value)}
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
