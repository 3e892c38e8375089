import {describe, expect, it} from 'vitest';
import {slimConfig, slimGlobalData, slimVersion} from './slim.ts';

describe('slimConfig', () => {
  it('removes settings of the build, and keeps those that it does not know', () => {
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

  it('refuses a config of another form', () => {
    expect(() => slimConfig('Documentation')).toThrow('slimData');
  });
});

describe('slimGlobalData', () => {
  it('keeps versions without their pages, and the data of other plugins', () => {
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

  it('refuses data that it does not know', () => {
    expect(() => slimGlobalData({'docusaurus-plugin-content-docs': {default: {}}})).toThrow(
      'no versions',
    );
  });
});

describe('slimVersion', () => {
  it('keeps the sidebars and drops the descriptions of pages', () => {
    const version = {label: '4.x', docsSidebars: {a: []}};
    expect(slimVersion({version: {...version, docs: {index: {title: 'Overview'}}}})).toEqual({
      version: {...version, docs: {}},
    });
  });
});
