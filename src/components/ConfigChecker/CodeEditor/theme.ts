/** Editor theme, based on the design tokens of the site. */
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** A mark in the margin, dark enough to be seen on the background. */
function mark(color: string, path: string): {content: string} {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${color}" d="${path}"/></svg>`;
  return {content: `url('data:image/svg+xml,${encodeURIComponent(svg)}')`};
}

const colors = HighlightStyle.define([
  {tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--docs-code-keyword)'},
  {tag: tags.string, color: 'var(--docs-code-string)'},
  {tag: tags.comment, color: 'var(--docs-code-comment)'},
  {tag: [tags.labelName, tags.typeName, tags.meta], color: 'var(--docs-code-constant)'},
  {tag: tags.punctuation, color: 'var(--docs-text-muted)'},
]);

const layout = EditorView.theme({
  '&': {
    // As high as the text, within limits from styles.module.css.
    minHeight: 'var(--editor-height)',
    maxHeight: 'var(--editor-limit, var(--editor-height))',
    border: '1px solid var(--docs-line-control)',
    borderRadius: 'var(--docs-radius-m)',
    background: 'var(--docs-code-surface)',
    color: 'var(--docs-code-text)',
    fontSize: 'var(--docs-size-s)',
    overflow: 'hidden',
  },
  '&.cm-focused': {
    outline: '2px solid var(--docs-accent-control)',
    outlineOffset: '-1px',
  },
  // As for code in src/css/tables.css: lines that are longer end in a shadow.
  '.cm-scroller': {
    flex: 'auto',
    minHeight: 0,
    background: [
      'linear-gradient(to left, var(--docs-code-surface) 40%, transparent) right / 3rem 100% local',
      'linear-gradient(to left, var(--docs-line), transparent) right / 0.9rem 100%',
    ].join(),
    backgroundRepeat: 'no-repeat',
    fontFamily: 'var(--docs-font-mono)',
    lineHeight: '1.5rem',
  },
  // As for fields in src/css/site.css.
  '@media (max-width: 996px), (pointer: coarse)': {'.cm-scroller': {fontSize: '16px'}},
  '.cm-content': {alignSelf: 'stretch', caretColor: 'var(--docs-ink)', padding: '0.6rem 0'},
  '.cm-line': {padding: '0 0.7rem'},
  // As specific as the default style.
  '& > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    border: '1px solid var(--docs-code-mark-line)',
    background: 'var(--docs-code-mark)',
  },
  '.cm-line.cm-markedLine': {
    paddingLeft: 'calc(0.7rem - 3px)',
    borderLeft: '3px solid var(--docs-code-mark-line)',
    background: 'var(--docs-code-mark)',
  },
  '.cm-placeholder': {color: 'var(--docs-text-muted)'},
  '.cm-gutters': {
    borderRight: '1px solid var(--docs-line)',
    background: 'none',
    color: 'var(--docs-text-muted)',
    backgroundColor: 'var(--docs-code-surface)',
  },
  '.cm-lineNumbers .cm-gutterElement': {minWidth: '2.2rem'},
  // With forced colors, text covers the default, which is a background.
  '@media (forced-colors: active)': {'.cm-lintRange': {textDecoration: 'underline wavy'}},
  '.cm-lint-marker-warning': mark('#b36b00', 'M20 4L38 36L2 36Z'),
  '.cm-lint-marker-info': mark('#6b7d8f', 'M5 5H35V35H5Z'),
  '.cm-tooltip': {
    border: '1px solid var(--docs-line-strong)',
    borderRadius: 'var(--docs-radius-s)',
    background: 'var(--docs-surface-raised)',
    color: 'var(--docs-text)',
    fontFamily: 'var(--docs-font)',
  },
  '.cm-tooltip.cm-completionInfo, .cm-tooltip-hover .cm-field': {
    maxWidth: '26rem',
    padding: '0.5rem 0.8rem',
  },
  '.cm-field p': {margin: '0 0 0.3rem'},
  '.cm-field code': {fontFamily: 'var(--docs-font-mono)'},
  '.cm-field a': {color: 'var(--docs-accent)'},
  // As specific as the default style.
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--docs-font-mono)',
    '& > li': {padding: '0.25rem 0.6rem'},
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--docs-accent-wash)',
    color: 'var(--docs-ink)',
    // Visible with forced colors, which remove the background.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '.cm-completionDetail': {
    marginLeft: '0.7rem',
    color: 'var(--docs-text-muted)',
    fontFamily: 'var(--docs-font)',
    fontStyle: 'normal',
  },
  '.cm-completionMatchedText': {color: 'var(--docs-accent)', textDecoration: 'none'},
  '.cm-diagnostic': {maxWidth: '30rem', padding: '0.4rem 0.8rem', whiteSpace: 'pre-wrap'},
  '.cm-diagnosticAction': {
    display: 'block',
    margin: '0.4rem 0 0',
    padding: '0.2rem 0.6rem',
    border: '1px solid var(--docs-line-control)',
    borderRadius: 'var(--docs-radius-s)',
    background: 'var(--docs-surface-raised)',
    color: 'var(--docs-accent)',
    font: 'inherit',
  },
  // Large enough for a finger.
  '@media (pointer: coarse)': {'.cm-diagnosticAction': {minHeight: '2.5rem'}},
  '.cm-diagnostic-error': {borderLeftColor: 'var(--docs-bad)'},
  '.cm-diagnostic-warning': {borderLeftColor: 'var(--docs-warn)'},
});

export const theme: Extension = [layout, syntaxHighlighting(colors)];
