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

/** Adds the settings in the form that the plugin reads, from `zoomSelector` and `imageZoom`. */
export function withImageZoom<T extends ImageZoomSettings>(
  themeConfig: T,
): T & {readonly zoom: ZoomThemeConfig} {
  const {zoomSelector, imageZoom} = themeConfig;
  return {
    ...themeConfig,
    zoom: {
      selector: imageZoom?.selector ?? zoomSelector ?? SELECTOR,
      background: {light: '#fff', dark: '#0b1420'},
      config: {margin: 0, scrollOffset: reading.zoom.scrollOffset, ...imageZoom?.options},
    },
  };
}
