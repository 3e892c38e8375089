import {describe, expect, it} from 'vitest';
import {findAnchor} from './legacy-anchor.ts';

const anchors = [
  {id: 'example', heading: 'Example'},
  {id: 'start', heading: 'Trigger a restart'},
  {id: 'dev-sync-name'},
  {id: 'dev-sync-excludePaths'},
  {id: 'dev-sync-onUpload-exec-name'},
  {id: 'deployments-helm-chart-repo'},
  {id: 'name'},
];

describe('findAnchor', () => {
  it.each([
    ['excludepaths', 'dev-sync-excludePaths'],
    ['chartrepo', 'deployments-helm-chart-repo'],
    ['trigger-a-restart', 'start'],
    ['Example', 'example'],
    ['onuploadexecname', 'dev-sync-onUpload-exec-name'],
  ])('resolves #%s to #%s', (old, id) => {
    expect(findAnchor(old, anchors)).toBe(id);
  });

  it('prefers the anchor with the fewest segments before the name', () => {
    expect(findAnchor('Name', anchors)).toBe('name');
  });

  it('prefers the first of several equally close anchors', () => {
    expect(findAnchor('b', [{id: 'x-b'}, {id: 'y-b'}])).toBe('x-b');
  });

  it.each(['paths', 'exclude', '--', ''])('finds nothing for "%s"', (old) => {
    expect(findAnchor(old, anchors)).toBeUndefined();
  });
});
