import type {ReactNode} from 'react';
import statistics from '@generated/tested/default/statistics.json';
import type {VersionStatistics} from '@devspace-docs/content-lint/result';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Row {
  readonly item: string;
  readonly check: string;
  readonly count: (version: VersionStatistics) => number;
}

const rows: readonly Row[] = [
  {item: 'Pages', check: 'Structure, front matter, headings', count: ({pages}) => pages},
  {
    item: 'Configs in samples',
    check: 'Schema, names, scripts, safe sync',
    count: ({counts}) => counts.configs,
  },
  {
    item: 'Parts of configs in samples',
    check: 'Schema at their path, scripts, safe sync',
    count: ({counts}) => counts.parts,
  },
  {
    item: 'Other YAML and JSON samples',
    check: 'Syntax, fields of manifests',
    count: ({counts}) => counts.files,
  },
  {
    item: 'Command lines',
    check: 'Commands, flags, values and arguments exist',
    count: ({counts}) => counts.commandLines,
  },
  {
    item: 'Links',
    check: 'Targets and anchors exist; other sites are allowed',
    count: ({counts}) => counts.links,
  },
  {
    item: 'Fields in the config reference',
    check: 'Defaults and examples match the type',
    count: ({fields}) => fields,
  },
  {
    item: 'Field paths in text',
    check: 'Fields exist',
    count: ({counts}) => counts.fieldPaths,
  },
  {
    item: 'Error messages',
    check: 'Each has a cause and a fix',
    count: ({counts}) => counts.messages,
  },
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
        {rows.map(({item, check, count}) => (
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
