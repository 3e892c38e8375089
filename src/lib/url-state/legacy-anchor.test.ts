import {describe, expect, it} from 'vitest';
import {findSection, type LegacyAnchors} from './legacy-anchor.ts';

const anchors = [
  {id: 'example', heading: 'Example'},
  {id: 'start', heading: 'Trigger a restart'},
  {id: 'build-args', heading: 'Build arguments'},
  {id: 'images-docker-args'},
  {id: 'dev-sync-name'},
  {id: 'dev-sync-excludePaths'},
  {id: 'dev-sync-onUpload-exec-name'},
  {id: 'deployments-helm-chart-repo'},
  {id: 'name'},
  {id: 'error-the-image-has-no-tag'},
];

function find(old: string, map: LegacyAnchors = {}, page = 'dev/sync'): string | undefined {
  return findSection(old, page, anchors, map);
}

describe('a legacy anchor that is mapped', () => {
  it.each([
    ['exclude-inline', '#dev-sync-excludePaths'],
    ['moved', 'dev/open#when'],
    ['open-url', 'reference#dev-open-url'],
    ['open', 'reference#dev-open'],
    ['build_images-tag', 'functions#build_images'],
  ])('resolves #%s to %s', (old, section) => {
    const map = {
      'dev/sync': {
        '#dev-sync-excludePaths': ['paths', 'exclude-inline'],
        'dev/open#when': ['moved'],
        'reference#dev-open*': ['open*'],
        'functions#build_images': ['build_images-*'],
      },
    };
    expect(find(old, map)).toBe(section);
    expect(find(old, map, 'dev/sync-other')).toBeUndefined();
  });

  it('takes precedence over a name', () => {
    expect(find('excludepaths', {'dev/sync': {'#example': ['excludepaths']}})).toBe('#example');
  });

  it('can be mapped for multiple pages', () => {
    const map = {'dev/*': {'#example': ['synopsis']}};
    expect(find('synopsis', map)).toBe('#example');
    expect(find('synopsis', map, 'dev')).toBeUndefined();
  });

  it('resolves to the first section that the page has', () => {
    const map = {'dev/*': {'#reference': ['old']}, '*': {'#start': ['old'], '#name': ['old']}};
    expect(find('old', map)).toBe('#start');
  });
});

describe('a legacy anchor that is a name', () => {
  it.each([
    ['excludepaths', '#dev-sync-excludePaths'],
    ['default-value-for-excludepaths', '#dev-sync-excludePaths'],
    ['chartrepo', '#deployments-helm-chart-repo'],
    ['trigger-a-restart', '#start'],
    ['buildargs', '#build-args'],
    ['args', '#images-docker-args'],
    ['Example', '#example'],
    ['onuploadexecname', '#dev-sync-onUpload-exec-name'],
  ])('resolves #%s to %s', (old, section) => {
    expect(find(old)).toBe(section);
  });

  it('resolves to the anchor with the fewest segments before the name', () => {
    expect(find('Name')).toBe('#name');
  });

  it('resolves to the first of multiple equally close anchors', () => {
    expect(findSection('b', '', [{id: 'x-b'}, {id: 'y-b'}], {})).toBe('#x-b');
  });

  it.each(['paths', 'exclude', 'tag', 'default-value-for-', '--', ''])(
    'finds nothing for "%s"',
    (old) => {
      expect(find(old)).toBeUndefined();
    },
  );
});
