import {describe, expect, it} from 'vitest';
import {readZoomSettings} from './settings.ts';

describe('the settings of the image zoom', () => {
  it('are those of the site when the theme config says nothing', () => {
    expect(readZoomSettings({})).toEqual({
      selector: '.markdown img',
      options: {margin: 0, background: 'var(--docs-zoom-surface)', scrollOffset: 40},
    });
  });

  it('take the selector and single options from the theme config', () => {
    expect(readZoomSettings({zoomSelector: '.a img'}).selector).toBe('.a img');
    const imageZoom = {selector: '.b img', options: {margin: 24}};
    expect(readZoomSettings({zoomSelector: '.a img', imageZoom})).toEqual({
      selector: '.b img',
      options: {margin: 24, background: 'var(--docs-zoom-surface)', scrollOffset: 40},
    });
  });

  it.each([
    [{zoomSelector: 3}, 'the selector of zoomed pictures has to be text, and is 3'],
    [{imageZoom: {options: {margin: '3'}}}, 'imageZoom.options.margin has to be a number'],
    [{imageZoom: {options: {gap: 3}}}, 'has to be of margin, background, scrollOffset'],
  ])('refuse %j', (themeConfig, message) => {
    expect(() => readZoomSettings(themeConfig)).toThrow(message);
  });
});
