import {parseFields} from '../config-schema/fields.ts';
import type {OurField} from './types.ts';

/**
 * Reads the fields of one of our schemas for the comparison.
 *
 * @param file - Only used in messages.
 */
export function readOurFields(text: string, file: string): OurField[] {
  return [...parseFields(text, file).values()].map((field) => ({
    path: field.path,
    // The tool's schema doesn't distinguish these types.
    type: field.type === 'map of values of any type' ? 'object' : field.type,
    required: field.isRequired,
    default: field.default,
    enum: field.allowed,
    deprecated: field.isDeprecated,
    description: field.description,
    hidden: field.isHidden,
    hasKnownKeys: field.hasKnownKeys,
  }));
}
