import type {IndexContent} from './push-records.ts';

/** Smallest record size limit of Algolia's plans, in bytes. */
const MAX_RECORD_SIZE = 10_000;

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Summarizes the content to send, one line per item. */
export function describeContent({records, settings, synonyms}: IndexContent): string[] {
  const counts = new Map<string, number>();
  for (const {docusaurus_tag: tag, kind} of records) {
    const group = `${tag}, ${kind}`;
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const large = records.filter((record) => sizeOf(record) > MAX_RECORD_SIZE);
  const megabytes = (sizeOf(records) / 1_000_000).toFixed(1);
  return [
    `${records.length} records (${megabytes} MB), ${Object.keys(settings).length} settings, ${synonyms.length} synonyms.`,
    ...[...counts].sort().map(([group, count]) => `  ${group}: ${count}`),
    ...large.map(
      ({objectID}) =>
        `  ${objectID} is larger than ${MAX_RECORD_SIZE / 1000} KB, which some Algolia plans reject.`,
    ),
  ];
}
