import type {IndexContent} from './push-records.ts';

/** Summarizes the content to send, one line per item. */
export function describeContent({records, settings, synonyms}: IndexContent): string[] {
  const counts = new Map<string, number>();
  for (const {docusaurus_tag: tag, kind} of records) {
    const group = `${tag}, ${kind}`;
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const megabytes = (Buffer.byteLength(JSON.stringify(records)) / 1_000_000).toFixed(1);
  return [
    `${records.length} records (${megabytes} MB), ${Object.keys(settings).length} settings, ${synonyms.length} synonyms.`,
    ...[...counts].sort().map(([group, count]) => `  ${group}: ${count}`),
  ];
}
