/** Settings of docusaurus-plugin-image-zoom. */
import type {ZoomOptions} from 'medium-zoom';
import {reading} from './reading.ts';

/** Settings in the theme config, which override the defaults below. */
export interface ImageZoomSettings {
  /** `imageZoom.selector` takes precedence. */
  readonly zoomSelector?: string;
  readonly imageZoom?: {
    readonly selector?: string;
    readonly options?: Omit<ZoomOptions, 'background'>;
  };
}

/** `zoom` of the theme config, which the plugin reads. */
export interface ZoomThemeConfig {
  readonly selector: string;
  readonly background: Readonly<Record<'light' | 'dark', string>>;
  readonly config: ZoomOptions;
}

/** Images in links aren't enlarged, because a click follows the link. */
const SELECTOR = '.markdown img:not(a img)';

/** Applies settings to the defaults of the plugin. */
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
