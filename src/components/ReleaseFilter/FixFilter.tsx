import {useMemo, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {useQueryString} from '@docusaurus/theme-common';
import {readRelease, releasesOf, type Release} from '@devspace-docs/devspace-check';
import {compareReleases, pagePath, type VersionLabel} from '@devspace-docs/versions';
import FilterBar from '@site/src/components/FilterBar';
import FilterSelect from '@site/src/components/FilterBar/FilterSelect';
import SmallButton from '@site/src/components/SmallButton';
import bar from '@site/src/components/FilterBar/styles.module.css';
import {replaceQuery, setParameter} from '@site/src/lib/url-state/query';
import {isAffected} from './is-affected';
import {useItems} from './useItems';

const PARAMETER = 'release';

interface Choice {
  readonly release?: Release;
  /** Why nothing is filtered, or a note. */
  readonly message?: ReactNode;
}

function readChoice(name: string, version: VersionLabel): Choice {
  if (name === '') return {};
  try {
    const release = readRelease(name);
    const {version: own, note} = release;
    if (own === version) return {release, message: note};
    const path = pagePath({version: own, page: 'releases/upgrade-fixes'});
    return {
      message: (
        <>
          <span>{`${release.name} is a release of ${own}.`}</span>{' '}
          <Link to={`/${path}?${PARAMETER}=${release.name}`}>Problems of {own}</Link>
        </>
      ),
    };
  } catch (error) {
    return {message: <span>{error instanceof Error ? error.message : String(error)}</span>};
  }
}

function describe({release, message}: Choice, shown: readonly HTMLElement[] | undefined): string {
  const count = shown?.filter(({dataset}) => dataset.fixed !== undefined).length ?? 0;
  const problems = `${count} problem${count === 1 ? '' : 's'}`;
  if (!shown) return '';
  if (!release) return message === undefined ? problems : `All ${problems} are shown.`;
  return count === 0
    ? `No later release fixes a known problem in ${release.name}.`
    : `An upgrade from ${release.name} fixes ${problems}.`;
}

function select(name: string): void {
  replaceQuery((query) => setParameter(query, PARAMETER, name));
}

function clear(): void {
  select('');
}

export interface FilterProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly version: VersionLabel;
}

/** Shows only the problems of the reader's release, which is in the URL: `?release=6.1.0`. */
export default function FixFilter({root, version}: FilterProps): ReactNode {
  const [name] = useQueryString(PARAMETER);
  const choice = useMemo(() => readChoice(name.trim(), version), [name, version]);
  const {release, message} = choice;
  const options = releasesOf(version);
  const filter = useMemo(
    () => release && ((item: HTMLElement) => isAffected(release.name, item.dataset)),
    [release],
  );
  const shown = useItems(root, filter, clear);
  // A release that is newer than those that the docs know.
  const listed = release && !options.includes(release.name) ? [release.name, ...options] : options;

  return (
    <FilterBar label="Problems">
      <FilterSelect label="Your release" value={release?.name ?? ''} onChange={select}>
        <option value="">Any release</option>
        {listed
          .toSorted((a, b) => compareReleases(b, a))
          .map((option) => (
            <option key={option}>{option}</option>
          ))}
      </FilterSelect>
      <span role="status" className={bar.count}>
        {message !== undefined && <span key={name}>{message} </span>}
        <span>{describe(choice, shown)}</span>
      </span>
      {name !== '' && <SmallButton onClick={clear}>Show all</SmallButton>}
    </FilterBar>
  );
}
