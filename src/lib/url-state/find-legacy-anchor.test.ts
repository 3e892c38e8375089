import {describe, expect, it} from 'vitest';
import {findAnchor} from './find-legacy-anchor.ts';

const anchors = [
  {id: 'example', heading: 'Example'},
  {id: 'start', heading: 'Trigger a restart'},
  {id: 'dev-sync-name'},
  {id: 'dev-sync-excludePaths'},
  {id: 'dev-sync-onUpload-exec-name'},
  {id: 'deployments-helm-chart-repo'},
  {id: 'name'},
];

describe('an anchor of former times', () => {
  it.each([
    ['excludepaths', 'dev-sync-excludePaths'],
    ['chartrepo', 'deployments-helm-chart-repo'],
    ['trigger-a-restart', 'start'],
    ['Example', 'example'],
    ['onuploadexecname', 'dev-sync-onUpload-exec-name'],
  ])('#%s is #%s today', (old, id) => {
    expect(findAnchor(old, anchors)).toBe(id);
  });

  it('means the anchor with the fewest words before the name', () => {
    expect(findAnchor('Name', anchors)).toBe('name');
  });

  it('means the first of several that come equally close', () => {
    expect(findAnchor('b', [{id: 'x-b'}, {id: 'y-b'}])).toBe('x-b');
  });

  it.each(['paths', 'exclude', '--', ''])(
    'leads nowhere when nothing has its name: "%s"',
    (old) => {
      expect(findAnchor(old, anchors)).toBeUndefined();
    },
  );
});
