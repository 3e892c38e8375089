import type {Schema, SchemaOrBoolean} from './types.ts';

/** Escapes a key for a JSON pointer in a URL. */
export function encodeKey(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function decodeKey(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Resolves a pointer such as `#/definitions/image/properties/tags`.
 *
 * @throws Error if the target doesn't exist.
 */
export function followPointer(root: Schema, pointer: string): SchemaOrBoolean {
  if (pointer !== '#' && !pointer.startsWith('#/')) {
    throw new Error(`${pointer}: expected a pointer that starts with #/`);
  }
  let value: unknown = root;
  for (const key of pointer.split('/').slice(1).map(decodeKey)) {
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined;
    if (value === undefined) throw new Error(`${pointer}: the target of the pointer doesn't exist`);
  }
  return value as SchemaOrBoolean;
}

/** The pointer to a property of the schema at a pointer. */
export function propertyPointer(pointer: string, name: string): string {
  return `${pointer}/properties/${encodeKey(name)}`;
}
