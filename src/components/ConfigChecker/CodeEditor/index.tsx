import {useEffect, useImperativeHandle, useLayoutEffect, useRef, type ReactNode} from 'react';
import {autocompletion, completionKeymap, completionStatus} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, isolateHistory} from '@codemirror/commands';
import {yaml} from '@codemirror/lang-yaml';
import {bracketMatching, indentOnInput} from '@codemirror/language';
import {
  lintGutter,
  lintKeymap,
  nextDiagnostic,
  setDiagnostics,
  type Diagnostic,
} from '@codemirror/lint';
import {
  EditorState,
  StateEffect,
  StateField,
  type Extension,
  type Line,
  type Text,
} from '@codemirror/state';
import {
  closeHoverTooltips,
  Decoration,
  drawSelection,
  type DecorationSet,
  EditorView,
  hasHoverTooltips,
  keymap,
  lineNumbers,
  placeholder,
  tooltips,
} from '@codemirror/view';
import {explainSize, type Location, type FieldIndex} from '@devspace-docs/devspace-check';
import {focusEditor, hasScreenKeyboard} from '@site/src/lib/screen-keyboard';
import type {EditorProps} from '../TextEditor';
import {explain} from '../explain';
import {completeFields, describeOnHover, type ReadFields} from './field-hints';
import {theme} from './theme';

/** Limit of marked problems and of notes: the rest of the problems are likely consequences of these. */
const MAX_MARKED = 500;

/** The line with a number, which may be from a previous version of the text. */
function lineIn(doc: Text, line: number): Line {
  return doc.line(Math.max(1, Math.min(line, doc.lines)));
}

function rangeIn(doc: Text, {line, column, length}: Location): {from: number; to: number} {
  const {from, to} = lineIn(doc, line);
  const start = Math.min(from + column - 1, to);
  return {from: start, to: Math.min(start + length, to)};
}

/** The lines that belong to an entry: those that are indented, or the rest of a comment. */
function linesOf(doc: Text, position: number): number[] {
  const first = doc.lineAt(position);
  const indent = first.text.search(/\S|$/);
  const isComment = first.text.startsWith('#', indent);
  const starts = [first.from];
  for (let number = first.number + 1; number <= doc.lines; number += 1) {
    const {from, text} = doc.line(number);
    const inner = text.search(/\S|$/);
    if (isComment ? inner !== indent || !text.startsWith('#', inner) : inner <= indent) break;
    starts.push(from);
  }
  return starts;
}

interface EntryState {
  /** Start of each entry; undefined if the text doesn't contain it. */
  readonly positions: readonly (number | undefined)[];
  readonly marks: DecorationSet;
}

const setEntries = StateEffect.define<EntryState['positions']>();
const markEntry = StateEffect.define<number>();

/** The entries of a conversion, whose lines move when the reader edits the text. */
const entryState = StateField.define<EntryState>({
  create: () => ({positions: [], marks: Decoration.none}),
  update({positions, marks}, {changes, effects, newDoc}) {
    let state: EntryState = {
      positions: positions.map((position) =>
        position === undefined ? undefined : changes.mapPos(position, 1),
      ),
      marks: marks.map(changes),
    };
    for (const effect of effects) {
      if (effect.is(setEntries)) state = {positions: effect.value, marks: Decoration.none};
      if (!effect.is(markEntry)) continue;
      const position = state.positions[effect.value];
      const lines = position === undefined ? [] : linesOf(newDoc, position);
      const mark = Decoration.line({class: 'cm-markedLine'});
      state = {...state, marks: Decoration.set(lines.map((from) => mark.range(from)))};
    }
    return state;
  },
  provide: (field) => EditorView.decorations.from(field, ({marks}) => marks),
});

/**
 * Keeps the selected line below the navbar of the page and the verdict. Without a limit, CodeMirror would
 * scroll too far. Where they cover nothing, it would hide tooltips.
 */
function visibleLines(verdictId: string | undefined): Extension {
  return EditorView.scrollMargins.of(({dom}) => {
    const navbar = document.querySelector<HTMLElement>('.navbar');
    const verdict = document.getElementById(verdictId ?? '')?.parentElement;
    const covered = (navbar?.offsetHeight ?? 0) + (verdict?.offsetHeight ?? 0);
    const overlap = covered - dom.getBoundingClientRect().top;
    return {top: Math.min(Math.max(0, overlap), covered)};
  });
}

/**
 * Tooltips of the first lines are below them: above, they would cover the verdict. To the right, they would
 * cover the next problem in the list, and to the left the line numbers and the sidebar.
 */
function belowVerdict(verdictId: string | undefined): Extension {
  const bottomOf = (element: Element | null | undefined): number =>
    element?.getBoundingClientRect().bottom ?? 0;
  return tooltips({
    tooltipSpace: ({dom, contentDOM}) => ({
      top: Math.max(
        0,
        dom.getBoundingClientRect().top,
        bottomOf(document.querySelector('.navbar')),
        bottomOf(document.getElementById(verdictId ?? '')?.parentElement),
      ),
      // On phones, tooltips need the whole width.
      left: dom.clientWidth < 600 ? 0 : contentDOM.getBoundingClientRect().left,
      right: dom.getBoundingClientRect().right,
      bottom: window.innerHeight,
    }),
  });
}

/** Scrolls the editor. An effect would scroll the page, too. */
function scrollToMiddle(editor: EditorView, position: number): void {
  const {scrollDOM} = editor;
  scrollDOM.scrollTop = editor.lineBlockAt(position).top - scrollDOM.clientHeight / 3;
}

/** Replaces the whole text, and shows its start. CodeMirror would scroll to the cursor, which is at the end. */
function pasteFile(editor: EditorView, text: string): void {
  const {doc} = editor.state;
  const insert = editor.state.toText(text);
  editor.dispatch({
    changes: {from: 0, to: doc.length, insert},
    selection: {anchor: insert.length},
    userEvent: 'input.paste',
  });
  editor.scrollDOM.scrollTop = 0;
}

/** Selects the first problem after the cursor, with the lines around it. */
function showNextProblem(editor: EditorView): boolean {
  const isFound = nextDiagnostic(editor);
  // A tooltip would cover the code, and the list below it says the same.
  if (window.matchMedia('(max-width: 600px)').matches)
    editor.dispatch({effects: closeHoverTooltips});
  scrollToMiddle(editor, editor.state.selection.main.from);
  return isFound;
}

interface Callbacks {
  readonly readFields: ReadFields;
  /** Undefined for a text that can't be edited. */
  readonly onChange: ((value: string) => void) | undefined;
  readonly onComplete: (line: number | undefined) => void;
  readonly onFile: (file: File) => void;
}

function createState(
  doc: string,
  {label, hint, describedBy}: EditorProps,
  {readFields, onChange, onComplete, onFile}: Callbacks,
): EditorState {
  return EditorState.create({
    doc,
    extensions: [
      EditorState.readOnly.of(!onChange),
      EditorView.editable.of(Boolean(onChange)),
      entryState,
      lineNumbers(),
      // Without tooltips, which Escape couldn't close. Those of the marked text say the same.
      lintGutter({tooltipFilter: () => []}),
      history(),
      // Browsers show a selection only if its editor has the focus.
      hasScreenKeyboard() ? drawSelection() : [],
      indentOnInput(),
      bracketMatching(),
      yaml(),
      theme,
      placeholder(hint),
      autocompletion({override: [completeFields(readFields)], icons: false}),
      describeOnHover(readFields),
      visibleLines(describedBy),
      belowVerdict(describedBy),
      // No binding for Tab, so that keyboard users can leave the editor.
      keymap.of([
        {key: 'F8', run: showNextProblem},
        ...defaultKeymap,
        ...historyKeymap,
        ...completionKeymap,
        ...lintKeymap,
      ]),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-description': 'Tab leaves the editor. F8 moves to the next problem.',
        'aria-readonly': String(!onChange),
        spellcheck: 'false',
        tabindex: '0',
      }),
      EditorView.updateListener.of(({docChanged, state}) => {
        if (docChanged) onChange?.(state.doc.toString());
        const isOpen = completionStatus(state) === 'active';
        onComplete(isOpen ? state.doc.lineAt(state.selection.main.head).number : undefined);
      }),
      EditorView.domEventHandlers({
        paste(event, editor) {
          const text = event.clipboardData?.getData('text/plain') ?? '';
          if (onChange && explainSize(text.length) === undefined) {
            const {from, to} = editor.state.selection.main;
            if (text === '' || from > 0 || to < editor.state.doc.length) return false;
            event.preventDefault();
            pasteFile(editor, text);
            return true;
          }
          // It replaces a text that can't be edited. A large text would freeze the page for seconds, and
          // `onFile` rejects it with an error.
          event.preventDefault();
          onFile(new File([text], 'devspace.yaml'));
          return true;
        },
        drop(event) {
          const file = event.dataTransfer?.files[0];
          if (!file) return false;
          event.preventDefault();
          onFile(file);
          return true;
        },
      }),
    ],
  });
}

/** CodeMirror with completion, hover descriptions and inline diagnostics. */
export default function CodeEditor(props: EditorProps): ReactNode {
  const {ref, value, diagnostics, fields, entries} = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** The text last reported or set, so that reported text isn't set again. */
  const shown = useRef(value);
  const latest = useRef(props);
  const index = useRef<FieldIndex>(undefined);

  useEffect(() => {
    latest.current = props;
    index.current = fields;
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    // In a shadow root, CodeMirror uses an adopted stylesheet. Elsewhere, it adds a `style` element, which
    // the Content-Security-Policy blocks.
    const root = element.shadowRoot ?? element.attachShadow({mode: 'open'});
    const created = new EditorView({
      state: createState(shown.current, latest.current, {
        readFields: () => index.current,
        onChange:
          latest.current.onChange &&
          ((text) => {
            if (text === shown.current) return;
            shown.current = text;
            latest.current.onChange?.(text);
          }),
        onComplete: (line) => latest.current.onComplete?.(line),
        onFile: (file) => latest.current.onFile(file),
      }),
      parent: root,
      root,
    });
    view.current = created;
    if (latest.current.shouldFocus) created.focus();
    // The pointer can be over the editor while the focus is elsewhere.
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape' && hasHoverTooltips(created.state))
        created.dispatch({effects: closeHoverTooltips});
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      created.destroy();
    };
  }, []);

  // A later effect could see a text that the reader has edited since, and would undo the edit.
  useLayoutEffect(() => {
    const editor = view.current;
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.dispatch({
      changes: {from: 0, to: editor.state.doc.length, insert: value},
      selection: {anchor: 0},
      annotations: isolateHistory.of('full'),
    });
    editor.scrollDOM.scrollTop = 0;
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const {doc} = editor.state;
    const positions = entries?.map(({line}) =>
      line === undefined ? undefined : lineIn(doc, line).from,
    );
    editor.dispatch({effects: setEntries.of(positions ?? [])});
  }, [entries]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !diagnostics) return;
    const {positions} = editor.state.field(entryState);
    const notes = (entries ?? []).flatMap(({severity, message}, number): Diagnostic[] => {
      const position = positions[number];
      if (!severity || position === undefined) return [];
      const {from, to, text} = editor.state.doc.lineAt(position);
      const start = from + text.search(/\S|$/);
      return [{from: start, to, severity, message: message.replaceAll('`', '')}];
    });
    const marked = diagnostics.slice(0, MAX_MARKED).map((diagnostic): Diagnostic => {
      const {severity, fix} = diagnostic;
      return {
        ...rangeIn(editor.state.doc, diagnostic),
        severity,
        message: explain(diagnostic).replaceAll('`', ''),
        ...(fix && {
          actions: [
            {
              name: `Replace with ${fix.newText}`,
              apply: () => latest.current.onReplace?.(diagnostic),
            },
          ],
        }),
      };
    });
    editor.dispatch(setDiagnostics(editor.state, [...marked, ...notes.slice(0, MAX_MARKED)]));
  }, [diagnostics, entries]);

  useImperativeHandle(ref, () => ({
    select(range) {
      const editor = view.current;
      if (!editor) return;
      const {from: anchor, to: head} = rangeIn(editor.state.doc, range);
      const effects = EditorView.scrollIntoView(anchor, {y: 'center'});
      editor.dispatch({selection: {anchor, head}, effects});
      focusEditor(editor);
    },
    focus() {
      if (view.current) focusEditor(view.current);
    },
    mark(number) {
      const editor = view.current;
      if (!editor) return;
      const anchor = editor.state.field(entryState).positions[number];
      editor.dispatch({
        effects: markEntry.of(number),
        ...(anchor !== undefined && {selection: {anchor}}),
      });
      if (anchor === undefined) return;
      // The lines of both editors are at the same height.
      scrollToMiddle(editor, anchor);
    },
    selectNext() {
      const editor = view.current;
      if (!editor) return;
      focusEditor(editor);
      showNextProblem(editor);
    },
    replace(fix) {
      const editor = view.current;
      if (!editor) return;
      const {from, to} = rangeIn(editor.state.doc, fix);
      editor.dispatch({
        changes: {from, to, insert: fix.newText},
        selection: {anchor: from + fix.newText.length},
        userEvent: 'input.replace',
        // Undone separately from what the reader types before and after it.
        annotations: isolateHistory.of('full'),
      });
      scrollToMiddle(editor, from);
    },
  }));

  return <div ref={host} />;
}
