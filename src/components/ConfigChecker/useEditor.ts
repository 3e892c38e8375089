import {useEffect, useState, type ComponentType} from 'react';
import TextEditor, {type EditorProps} from './TextEditor';

export interface LoadedEditor {
  readonly Editor: ComponentType<EditorProps>;
  readonly takesFocus: boolean;
}

/**
 * The text field, which the code editor replaces once it has loaded.
 *
 * @param id - Id of the text field.
 */
export function useEditor(id: string): LoadedEditor {
  const [editor, setEditor] = useState<LoadedEditor>({Editor: TextEditor, takesFocus: false});
  useEffect(() => {
    import('./CodeEditor').then(
      ({default: Editor}) => setEditor({Editor, takesFocus: document.activeElement?.id === id}),
      // If it fails to load, the text field stays.
      () => undefined,
    );
  }, [id]);
  return editor;
}
