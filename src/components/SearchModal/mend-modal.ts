/**
 * Attributes that DocSearch 3.9 sets once and has no option for.
 */
import {LONGEST_QUERY} from '../../search/search-address.ts';

/**
 * Mends what DocSearch has put into the dialog.
 *
 * Its outermost element says that it is a button, with the whole search inside of it; the dialog
 * around it is what assistive technology needs to know of. And its field ends texts after 64
 * characters, which is less than the messages of the tool that readers paste.
 */
export function mendModal(dialog: HTMLElement): void {
  const container = dialog.querySelector('.DocSearch-Container');
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container?.removeAttribute(name);
  }
  const field = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field) field.maxLength = LONGEST_QUERY;
}

/**
 * Gives the list around a hit the id that the field names: DocSearch gives all lists another one, and
 * the same.
 */
export function mendList(hit: HTMLElement | null): void {
  const item = hit?.closest('li');
  const list = item?.closest('ul');
  if (item && list) list.id = item.id.replace(/-item-\d+$/, '-list');
}
