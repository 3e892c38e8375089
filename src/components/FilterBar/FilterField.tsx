import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {isComposing} from '@site/src/lib/is-composing';
import {hasScreenKeyboard} from '@site/src/lib/screen-keyboard';
import styles from './styles.module.css';

export interface FilterFieldProps {
  /** For links to the field. */
  readonly id?: string | undefined;
  /** Hidden on phones if there is a placeholder. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onFocus?: () => void;
}

/** The text field of a filter. Escape clears it, unless the key belongs to an input method. */
export default function FilterField({
  id,
  label,
  onChange,
  onFocus,
  ...props
}: FilterFieldProps): ReactNode {
  const ownId = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id ?? ownId}>
        {label}
      </label>
      <input
        {...props}
        id={id ?? ownId}
        className={clsx('form-control', styles.input)}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => onChange(target.value)}
        onFocus={({target}) => {
          // Leaves space for the results above the keyboard.
          if (hasScreenKeyboard()) target.scrollIntoView();
          onFocus?.();
        }}
        onKeyDown={({key, nativeEvent}) => {
          if (key === 'Escape' && !isComposing(nativeEvent)) onChange('');
        }}
      />
    </>
  );
}
