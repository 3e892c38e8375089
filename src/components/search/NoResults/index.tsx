import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Suggestions from '@site/src/components/search/Suggestions';
import {issueUrl} from '@devspace-docs/common';
import {pagePath} from '@devspace-docs/versions';
import {useCurrentVersion} from '@site/src/hooks/useCurrentVersion';
import styles from './styles.module.css';

export interface NoResultsProps {
  readonly query: string;
  /** A similar query that has results. */
  readonly suggestion?: string;
  /** Repository where readers report missing results. */
  readonly repositoryUrl: string;
  readonly onSuggestion: (query: string) => void;
  /** A link to another page was clicked. */
  readonly onLeave?: () => void;
}

/** Empty state of the search, with advice. */
export default function NoResults({
  query,
  suggestion,
  repositoryUrl,
  onSuggestion,
  onLeave,
}: NoResultsProps): ReactNode {
  const errors = pagePath({version: useCurrentVersion(), page: 'troubleshooting/errors'});
  return (
    <div className={styles.screen}>
      <p className={styles.title}>
        No results for “<strong dir="auto">{query}</strong>”
      </p>
      {suggestion !== undefined && (
        <Suggestions queries={[suggestion]} onSuggestion={onSuggestion} />
      )}
      <p className={styles.help}>
        Check the spelling, use fewer words, or look in{' '}
        <Link to={`/${errors}`} onClick={onLeave}>
          Error messages
        </Link>
        .{' '}
        <a
          href={issueUrl(repositoryUrl, `No search results for: ${query}`)}
          target="_blank"
          rel="noopener noreferrer">
          Report a missing page
        </a>
      </p>
    </div>
  );
}
