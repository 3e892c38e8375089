import {attachDrawings} from './drawings';
import {attachPictures} from './pictures';
import type {ZoomSettings} from './settings';

/** Lets the pictures and drawings of the page be enlarged. */
export function attachZoom(settings: ZoomSettings): void {
  attachPictures(settings);
  attachDrawings(settings);
}
