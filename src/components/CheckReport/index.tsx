import type {ReactNode} from 'react';
import statistics from '@generated/tested/default/statistics.json';
import type {VersionStatistics} from '@devspace-docs/content-lint/result';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const rows: ReadonlyArray<
  readonly [item: string, check: string, count: (version: VersionStatistics) => number]
> = [
  ['Pages', 'Structure, front matter, headings', ({pages}) => pages],
  ['Configs in samples', 'Schema, names, scripts, safe sync', ({counts}) => counts.configs],
  [
    'Parts of configs in samples',
    'Schema at their path, scripts, safe sync',
    ({counts}) => counts.parts,
  ],
  ['Other YAML and JSON samples', 'Syntax, fields of manifests', ({counts}) => counts.files],
  [
    'Command lines',
    'Commands, flags, values and arguments exist',
    ({counts}) => counts.commandLines,
  ],
  ['Links', 'Targets and anchors exist; other sites are allowed', ({counts}) => counts.links],
  ['Fields in the config reference', 'Defaults and examples match the type', ({fields}) => fields],
  ['Field paths in text', 'Fields exist', ({counts}) => counts.fieldPaths],
  ['Error messages', 'Each has a cause and a fix', ({counts}) => counts.messages],
];

function Counts(): ReactNode {
  return (
    <table className={styles.counts}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          {statistics.map(({version}) => (
            <th key={version} scope="col">
              {version}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([item, check, count]) => (
          <tr key={item}>
            <th scope="row" className="row-head">
              <strong>{item}</strong>
              <span className={styles.check}>{check}</span>
            </th>
            {statistics.map((version) => (
              <td key={version.version}>{count(version)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Reports what the content check covered in each version. */
export default function CheckReport(): ReactNode {
  if (statistics.length === 0) {
    return <p>This build wasn’t checked.</p>;
  }
  return (
    <>
      <Heading as="h2" id="counts">
        Checked items
      </Heading>
      <Counts />
    </>
  );
}
