import type {ChangeEvent, ReactNode} from 'react';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {releasesOf, type Release} from '@devspace-docs/devspace-check';
import ShareButton from './ShareButton';
import styles from './styles.module.css';

export interface ControlsProps {
  readonly text: string;
  /** Undefined for the version of the file. */
  readonly version: VersionLabel | undefined;
  readonly release: Release | undefined;
  /** Whether the reader can select what the file is checked against. */
  readonly hasVersions: boolean;
  readonly onOpen: (file: File) => void;
  /** Undefined for the version of the file. */
  readonly onVersion: (version: VersionLabel | undefined) => void;
  /** @param name - Empty for any release. */
  readonly onRelease: (name: string) => void;
}

/** Opens and shares a file, and selects what it's checked against. */
export default function Controls({
  text,
  version,
  release,
  hasVersions,
  onOpen,
  onVersion,
  onRelease,
}: ControlsProps): ReactNode {
  const releases = versions
    .filter(({label}) => version === undefined || label === version)
    .map(({label}) => {
      const names = releasesOf(label);
      const isNewer = release?.version === label && !names.includes(release.name);
      return {label, names: isNewer ? [release.name, ...names] : names};
    });

  function openSelected({target}: ChangeEvent<HTMLInputElement>): void {
    const [selected] = target.files ?? [];
    if (selected) onOpen(selected);
    // Otherwise, opening the same file again wouldn't fire a change event.
    target.value = '';
  }

  return (
    <div className={styles.controls}>
      <span className={styles.control}>
        <label className="button button--secondary button--sm">
          Open a file
          <input
            className="visually-hidden"
            type="file"
            accept=".yaml,.yml,text/yaml"
            onChange={openSelected}
          />
        </label>
        <ShareButton text={text} release={release} />
      </span>
      {hasVersions && (
        <>
          <label className={styles.control}>
            Version
            <select
              className="form-control"
              value={version ?? ''}
              onChange={({target}) =>
                onVersion(versions.find(({label}) => label === target.value)?.label)
              }>
              <option value="">As in the file</option>
              {versions.map(({label, configVersion}) => (
                <option key={label} value={label}>
                  {label} ({configVersion})
                </option>
              ))}
            </select>
          </label>
          <label className={styles.control}>
            Release
            <select
              className="form-control"
              value={release?.name ?? ''}
              onChange={({target}) => onRelease(target.value)}>
              <option value="">Any</option>
              {releases.map(({label, names}) => (
                <optgroup key={label} label={`DevSpace ${label}`}>
                  {names.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
        </>
      )}
    </div>
  );
}
