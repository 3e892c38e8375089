import {describe, expect, it} from 'vitest';
import {checkProfileExamples} from './profile-examples.ts';
import type {Json, Schema} from '../check/schema/types.ts';
import {createFieldTree} from '../check/schema/field-tree.ts';

/** Checks a schema with the section `images`, and a profile that can replace the given section. */
function check(section: string, examples: readonly Json[]): void {
  const replaced: Schema = {
    description: 'New content.',
    ...(examples.length > 0 && {examples}),
  };
  const root: Schema = {
    type: 'object',
    properties: {
      images: {
        description: 'Images.',
        type: 'object',
        additionalProperties: {
          type: 'object',
          additionalProperties: false,
          properties: {image: {description: 'Name.', type: 'string'}},
          required: ['image'],
        },
      },
      profiles: {
        description: 'Profiles.',
        type: 'array',
        items: {
          type: 'object',
          properties: {
            replace: {
              description: 'Sections to replace.',
              type: 'object',
              properties: {[section]: replaced},
            },
          },
        },
      },
    },
    definitions: {},
  };
  checkProfileExamples(root, createFieldTree(root));
}

describe('checkProfileExamples', () => {
  it('accepts an example that is valid for the section', () => {
    expect(() => check('images', [{api: {image: 'ghcr.io/acme/api'}}])).not.toThrow();
  });

  it('rejects an example of another type than the section', () => {
    expect(() => check('images', [[]])).toThrow(
      'profiles[].replace.images: the example [] is not valid for the section images: expected an object, found a list',
    );
  });

  it('rejects an example that lacks a required field of the section', () => {
    expect(() => check('images', [{api: {}}])).toThrow(
      'is not valid for the section images: api: required field `image` is missing',
    );
  });

  it('rejects an example for a section that the config does not have', () => {
    expect(() => check('oldImages', [[]])).toThrow(
      "profiles[].replace.oldImages: the config has no section oldImages, so DevSpace can't load the example; remove it",
    );
  });

  it('accepts a field without an example for a section that the config does not have', () => {
    expect(() => check('oldImages', [])).not.toThrow();
  });
});
