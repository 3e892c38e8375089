import {describe, expect, it} from 'vitest';
import {zoomThemeConfig} from './image-zoom.ts';

describe('zoomThemeConfig', () => {
  it('enlarges images in page content without a margin, until the reader scrolls 40 px', () => {
    expect(zoomThemeConfig()).toEqual({
      selector: '.markdown img:not(a img)',
      background: {light: '#fff', dark: '#0b1420'},
      config: {margin: 0, scrollOffset: 40},
    });
  });

  it('lets settings override the selector and individual options', () => {
    expect(zoomThemeConfig({zoomSelector: '.a img'}).selector).toBe('.a img');
    const settings = {
      zoomSelector: '.a img',
      imageZoom: {selector: '.b img', options: {margin: 24}},
    };
    expect(zoomThemeConfig(settings)).toMatchObject({
      selector: '.b img',
      config: {margin: 24, scrollOffset: 40},
    });
  });
});
