import type {VersionsOptions} from '@docusaurus/plugin-content-docs';

/**
 * The documented release lines, newest first.
 *
 * `name` is the name Docusaurus uses (`current` is what stands in docs/), `segment` the part of
 * the address after the base path.
 */
export const releaseLines = [
  {line: '6.x', name: 'current', label: '6.x (Latest)', segment: '', configVersion: 'v2beta1'},
  {line: '5.x', name: '5.x', label: '5.x', segment: '5.x', configVersion: 'v1beta11'},
  {line: '4.x', name: '4.x', label: '4.x', segment: '4.x', configVersion: 'v1beta9'},
] as const;

/** Name of a documented release line, as readers know it. */
export type ReleaseLine = (typeof releaseLines)[number]['line'];

const allSegments: readonly string[] = releaseLines.map(({segment}) => segment);

/**
 * The segment of the release line that a page belongs to; empty for the latest.
 *
 * @param page - Address of the page below the base path.
 */
export function segmentOf(page: string, segments: readonly string[] = allSegments): string {
  const first = page.split('/')[0] ?? '';
  return segments.includes(first) ? first : '';
}

/** Version options of the docs plugin. */
export const versions: VersionsOptions['versions'] = Object.fromEntries(
  releaseLines.map(({name, label, segment}) => [
    name,
    {
      label,
      path: segment || undefined,
      banner: name === 'current' ? 'none' : 'unmaintained',
      badge: false,
    },
  ]),
);
