import {describe, expect, it} from 'vitest';
import {withImageZoom} from './image-zoom.ts';

describe('withImageZoom', () => {
  it('enlarges images in page content without a margin, until the reader scrolls 40 px', () => {
    expect(withImageZoom({}).zoom).toEqual({
      selector: '.markdown img:not(a img)',
      background: {light: '#fff', dark: '#0b1420'},
      config: {margin: 0, scrollOffset: 40},
    });
  });

  it('lets the theme config override the selector and individual options', () => {
    expect(withImageZoom({zoomSelector: '.a img'}).zoom.selector).toBe('.a img');
    const themeConfig = {
      image: 'card.png',
      zoomSelector: '.a img',
      imageZoom: {selector: '.b img', options: {margin: 24}},
    };
    expect(withImageZoom(themeConfig)).toMatchObject({
      image: 'card.png',
      zoom: {selector: '.b img', config: {margin: 24, scrollOffset: 40}},
    });
  });
});
