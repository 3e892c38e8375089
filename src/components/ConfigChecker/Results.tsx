import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ScrollTable from '@site/src/components/ScrollTable';
import {latestVersion, versionsByLabel, pagePath} from '@devspace-docs/versions';
import type {CheckResult, ConfigDiagnostic} from '@devspace-docs/devspace-check';
import CodeText from './CodeText';
import {lastWithLists} from './example';
import {explain} from './explain';
import styles from './styles.module.css';

/** Site path of the page that the anchors of migrations are on. */
const CHANGED_SECTIONS = `guides/changes-from-${lastWithLists.label}`;

/** Limit of listed diagnostics: the rest are likely consequences of these. */
const MAX_LISTED = 200;

const severityNames = {error: 'Error', warning: 'Warning', info: 'Note'} as const;

export interface ResultsProps {
  readonly result: CheckResult;
  /** The file is the result of a conversion, next to its original. */
  readonly isConverted: boolean;
  /** The result is that of an earlier text. */
  readonly isChecking: boolean;
  readonly onSelect: (diagnostic: ConfigDiagnostic) => void;
  /** Applies the fix of a diagnostic. */
  readonly onReplace: (diagnostic: ConfigDiagnostic) => void;
}

interface DiagnosticItemProps extends Omit<ResultsProps, 'result'> {
  readonly diagnostic: ConfigDiagnostic;
  /** URL of the version's config reference. */
  readonly reference: string;
}

function DiagnosticItem({
  diagnostic,
  reference,
  isConverted,
  onSelect,
  onReplace,
}: DiagnosticItemProps): ReactNode {
  const {severity, line, column, path, fix, anchor, message} = diagnostic;
  // The message says it all, and there is nothing to link to.
  const isNamed = anchor === undefined && message.includes(`\`${path}\``);
  const field = (
    <code className="long" translate="no">
      {path}
    </code>
  );
  return (
    <li className={styles.diagnostic} data-severity={severity}>
      <button
        type="button"
        className="button button--link button--sm"
        onClick={() => onSelect(diagnostic)}>
        {isConverted ? `Result line ${line}` : `Line ${line}`}
        <span className="visually-hidden">{`, column ${column}`}</span>
      </button>
      <p className={styles.message}>
        <strong>{severityNames[severity]}</strong>
        {path !== '' && !isNamed && (
          <>
            {' in '}
            {anchor === undefined ? field : <Link to={`${reference}#${anchor}`}>{field}</Link>}
          </>
        )}
        {': '}
        <CodeText>{explain(diagnostic)}</CodeText>
      </p>
      {fix && (
        <button
          key={fix.newText}
          type="button"
          className={`button button--secondary button--sm ${styles.fix}`}
          onClick={() => onReplace(diagnostic)}>
          Replace with <span translate="no">{fix.newText}</span>
        </button>
      )}
    </li>
  );
}

/** What a problem looks like, before there is one. */
export function SampleResult(): ReactNode {
  return (
    <>
      <p className={styles.progress}>Problems look like this:</p>
      <div className={styles.diagnostic} data-severity="sample">
        <p className={styles.message}>
          <strong>Error</strong> in <code>pipelines.dev</code>:{' '}
          <CodeText>`build_images` refers to the image `apj`, which isn't in the config.</CodeText>
        </p>
      </div>
    </>
  );
}

/** Lists the diagnostics of a check, and how to migrate the sections of an older config. */
export default function Results({result, ...item}: ResultsProps): ReactNode {
  const {diagnostics, migrations, version = latestVersion.label} = result;
  const home = useBaseUrl('/');
  const reference = home + pagePath({version, page: 'configuration/reference'});
  const hidden = diagnostics.length - MAX_LISTED;
  return (
    <>
      {diagnostics.length > 0 && (
        <ol className={styles.diagnostics} aria-label="Problems">
          {diagnostics.slice(0, MAX_LISTED).map((diagnostic, index) => (
            <DiagnosticItem key={index} diagnostic={diagnostic} reference={reference} {...item} />
          ))}
        </ol>
      )}
      {diagnostics.length === 0 &&
        migrations.length === 0 &&
        !item.isConverted &&
        !item.isChecking && (
          <p className={styles.progress}>
            Next, run <code>devspace dev</code>.
          </p>
        )}
      {hidden > 0 && <p>{`${hidden} more problems aren't listed. Fix some of these first.`}</p>}
      {migrations.length > 0 && (
        <ScrollTable>
          <caption className={styles.caption}>
            Sections in {versionsByLabel[latestVersion.label].configVersion} (DevSpace{' '}
            {latestVersion.label})
          </caption>
          <thead>
            <tr>
              <th scope="col">Your section</th>
              <th scope="col">Becomes</th>
            </tr>
          </thead>
          <tbody>
            {migrations.map(({section, becomes, anchor, fields}) => (
              <tr key={section}>
                <th scope="row" className={styles.section}>
                  <Link to={`${home}${CHANGED_SECTIONS}#${anchor}`}>
                    <code translate="no">{section}</code>
                  </Link>
                </th>
                <td className={styles.becomes}>
                  <CodeText>{becomes}</CodeText>
                  {fields.length > 0 && (
                    <ul className={styles.fields}>
                      {fields.map(({path, to, advice}) => (
                        <li key={path}>
                          <code className="long" translate="no">
                            {path}
                          </code>
                          {to === undefined ? ': ' : ': now '}
                          <CodeText>{to === undefined ? (advice ?? '') : `\`${to}\``}</CodeText>
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </>
  );
}
