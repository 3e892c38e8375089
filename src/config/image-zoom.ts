/** Which images readers can enlarge, and how: settings of docusaurus-plugin-image-zoom. */
import type {ZoomOptions} from 'medium-zoom';
import {reading} from './reading.ts';

/** What the theme config may set: all of it overrides the defaults below. */
export interface ImageZoomSettings {
  /** Selector of the images; `imageZoom.selector` wins. */
  readonly zoomSelector?: string;
  readonly imageZoom?: {
    readonly selector?: string;
    readonly options?: Omit<ZoomOptions, 'background'>;
  };
}

/** `zoom` of the theme config, as docusaurus-plugin-image-zoom reads it. */
export interface ZoomThemeConfig {
  readonly selector: string;
  readonly background: Readonly<Record<'light' | 'dark', string>>;
  readonly config: ZoomOptions;
}

/** Images in page content, except in links: those lead where the link leads. */
const SELECTOR = '.markdown img:not(a img)';

/** Settings of the plugin. */
export function zoomThemeConfig({
  zoomSelector,
  imageZoom,
}: ImageZoomSettings = {}): ZoomThemeConfig {
  return {
    selector: imageZoom?.selector ?? zoomSelector ?? SELECTOR,
    background: {light: '#fff', dark: '#0b1420'},
    config: {margin: 0, scrollOffset: reading.zoom.scrollOffset, ...imageZoom?.options},
  };
}
