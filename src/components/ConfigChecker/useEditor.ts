import {useEffect, useState, type ComponentType} from 'react';
import TextEditor, {type EditorProps} from './TextEditor';

export interface LoadedEditor {
  readonly Editor: ComponentType<EditorProps>;
  readonly shouldFocus: boolean;
}

/**
 * Returns the text editor until the code editor has loaded.
 *
 * @param id - Id of the text editor's field.
 */
export function useEditor(id: string): LoadedEditor {
  const [editor, setEditor] = useState<LoadedEditor>({Editor: TextEditor, shouldFocus: false});
  useEffect(() => {
    import(/* webpackChunkName: "code-editor" */ './CodeEditor').then(
      ({default: Editor}) => setEditor({Editor, shouldFocus: document.activeElement?.id === id}),
      // If it fails to load, keep the text editor.
      () => undefined,
    );
  }, [id]);
  return editor;
}
