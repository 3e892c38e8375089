import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Its options. */
  readonly children: ReactNode;
}

/** The menu of a filter. */
export default function FilterSelect({
  label,
  value,
  onChange,
  children,
}: FilterSelectProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.control}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-control"
        value={value}
        onChange={({target}) => onChange(target.value)}>
        {children}
      </select>
    </span>
  );
}
