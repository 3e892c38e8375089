import type {VersionLabel} from '../versions.ts';
import data from './topics.json' with {type: 'json'};

/** The pages that cover a topic in each version, which topics.schema.json describes. */
export type Topic = Readonly<Partial<Record<VersionLabel, readonly string[]>>>;

export const topics: readonly Topic[] = data.topics;
export const relatedPages: readonly Topic[] = data.related;
