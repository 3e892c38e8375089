/**
 * What is made of the built pages. None of the steps waits for another one's result, so that each can
 * run in a process of its own (step-pool.ts).
 */
import {readDeployment} from '../../../src/config/deployment.ts';
import type {ReleaseLine} from '../../../src/config/versions.ts';
import {writeHosting, type HostingFiles} from '../hosting/write-hosting.ts';
import {writeArchive, type Archive} from '../offline/write-archive.ts';
import {writeIndex} from '../search/write-index.ts';

/** A step, and what it needs to know. */
export type Step =
  /** The search index of a line, and then its archive, which holds the index. */
  {readonly name: 'line'; readonly line: ReleaseLine} | {readonly name: 'hosting'};

/** What the steps have to say, by their names. */
export interface StepResults {
  readonly line: {
    /** How many places the search finds. */
    readonly count: number;
    readonly archive: Archive;
  };
  readonly hosting: HostingFiles;
}

/** A step, and the folder of the built site that it is taken for. */
export interface StepTask {
  readonly step: Step;
  readonly dir: string;
}

/** Takes a step in this process. */
export async function takeStep({step, dir}: StepTask): Promise<StepResults[Step['name']]> {
  const deployment = readDeployment(process.env);
  switch (step.name) {
    case 'line': {
      const count = await writeIndex(dir, deployment.baseUrl, step.line);
      return {count, archive: await writeArchive(dir, step.line, deployment)};
    }
    case 'hosting':
      return writeHosting(dir, deployment);
  }
}
