/** What the theme config says about pictures that are enlarged. Pure. */
import type {ZoomOptions} from 'medium-zoom/dist/pure';
import {reading} from '../config/reading.ts';

/** Part of the theme config. */
export interface ZoomThemeConfig {
  /** Pictures that can be enlarged; `imageZoom.selector` goes before it. */
  readonly zoomSelector?: string;
  readonly imageZoom?: {
    readonly selector?: string;
    readonly options?: Pick<ZoomOptions, 'margin' | 'background' | 'scrollOffset'>;
  };
}

export interface ZoomSettings {
  readonly selector: string;
  readonly options: Required<NonNullable<NonNullable<ZoomThemeConfig['imageZoom']>['options']>>;
}

function fail(name: string, expected: string, found: unknown): never {
  throw new Error(
    `Theme config: ${name} has to be ${expected}, and is ${JSON.stringify(found)}. ` +
      'Leave it out for the value of src/config/reading.ts.',
  );
}

const optionTypes = {margin: 'number', background: 'string', scrollOffset: 'number'} as const;

/**
 * Reads the settings, with those of the site for what is left out.
 *
 * @throws Error if something in it has another type or name than it should.
 */
export function readZoomSettings(themeConfig: unknown): ZoomSettings {
  const {zoomSelector, imageZoom = {}} = themeConfig as ZoomThemeConfig;
  const {margin, background, scrollOffset, selector: byDefault} = reading.zoom;
  const selector = imageZoom.selector ?? zoomSelector ?? byDefault;
  if (typeof selector !== 'string') fail('the selector of zoomed pictures', 'text', selector);
  for (const [name, value] of Object.entries(imageZoom.options ?? {})) {
    const type = Object.entries(optionTypes).find(([known]) => known === name)?.[1];
    if (!type) fail('imageZoom.options', `of ${Object.keys(optionTypes).join(', ')}`, name);
    if (typeof value !== type) fail(`imageZoom.options.${name}`, `a ${type}`, value);
  }
  return {selector, options: {margin, background, scrollOffset, ...imageZoom.options}};
}
