import type {Rule} from '../types.ts';
import {admonitions} from './admonitions.ts';
import {commandLines} from './command-lines.ts';
import {components} from './components.ts';
import {configSamples} from './config-samples.ts';
import {environment} from './environment.ts';
import {fences} from './fences.ts';
import {frontMatter} from './front-matter.ts';
import {grammar} from './grammar.ts';
import {headings} from './headings.ts';
import {images} from './images.ts';
import {links} from './links.ts';
import {loneFlags} from './lone-flags.ts';
import {messages} from './messages.ts';
import {mdx} from './mdx.ts';
import {outputs} from './outputs.ts';
import {pageLists} from './page-lists.ts';
import {pipelineScripts} from './pipeline-scripts.ts';
import {prosePaths} from './prose-paths.ts';
import {releases} from './releases.ts';
import {repetition} from './repetition.ts';
import {sampleNames} from './sample-names.ts';
import {searchTerms} from './search-terms.ts';

/** All rules, in the order of the table in CONTRIBUTING.md. */
export const rules: readonly Rule[] = [
  mdx,
  components,
  admonitions,
  pageLists,
  frontMatter,
  searchTerms,
  headings,
  links,
  images,
  fences,
  outputs,
  configSamples,
  sampleNames,
  pipelineScripts,
  commandLines,
  loneFlags,
  prosePaths,
  environment,
  messages,
  releases,
  repetition,
  grammar,
];
