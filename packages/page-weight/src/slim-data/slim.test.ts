import {describe, expect, it} from 'vitest';
import {slimConfig, slimGlobalData, slimVersion} from './slim.ts';

describe('slimConfig', () => {
  it('removes build settings, and keeps unknown settings', () => {
    const kept = {
      title: 'Documentation',
      baseUrl: '/docs/',
      themeConfig: {image: 'card.png', mermaid: {theme: {light: 'neutral'}}},
      future: {experimental_router: 'browser'},
      customFields: {search: {}},
    };
    const config = {
      ...kept,
      future: {...kept.future, faster: {rspackBundler: true}, v4: {useCssCascadeLayers: true}},
      presets: [['classic', {}]],
      themeConfig: {...kept.themeConfig, prism: {theme: {}}},
    };
    expect(slimConfig(config)).toEqual(kept);
  });

  it('rejects a config in an unknown format', () => {
    expect(() => slimConfig('Documentation')).toThrow('slim-data');
  });
});

describe('slimGlobalData', () => {
  it('removes the pages of versions, and keeps the data of other plugins', () => {
    const version = {name: '4.x', path: '/docs/4.x', isLast: false};
    const data = {
      'docusaurus-plugin-content-docs': {
        default: {path: '/docs/', versions: [{...version, docs: [{id: 'a'}], draftIds: []}]},
      },
      other: {default: 1},
    };
    expect(slimGlobalData(data)).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {path: '/docs/', versions: [{...version, docs: []}]},
      },
      other: {default: 1},
    });
  });

  it('rejects data in an unknown format', () => {
    expect(() => slimGlobalData({'docusaurus-plugin-content-docs': {default: {}}})).toThrow(
      'no versions',
    );
  });
});

describe('slimVersion', () => {
  it('keeps what sidebars show, and removes the descriptions of pages', () => {
    const link = {type: 'link', href: '/docs/5.x/guides/a', label: 'A'};
    const category = {type: 'category', label: 'Guides', collapsed: true};
    const entries = [
      {...category, items: [{...link, docId: 'guides/a', unlisted: false}]},
      {...link, docId: 'b', unlisted: true},
      {type: 'html', value: '<hr>'},
    ];
    expect(
      slimVersion({
        version: {label: '5.x', docsSidebars: {main: entries}, docs: {a: {title: 'A'}}},
      }),
    ).toEqual({
      version: {
        label: '5.x',
        docsSidebars: {
          main: [
            {...category, items: [{...link, docId: '-'}]},
            {...link, docId: '-', unlisted: true},
            {type: 'html', value: '<hr>'},
          ],
        },
        docs: {},
      },
    });
  });
});
