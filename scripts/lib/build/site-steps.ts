/**
 * What is made of the built pages. Each step reads all of them and none waits for another one's
 * result in memory, so that each can run in a process of its own (run-step.ts).
 */
import {readDeployment} from '../../../src/config/deployment.ts';
import type {ReleaseLine} from '../../../src/config/versions.ts';
import {writeHosting} from '../hosting/write-hosting.ts';
import {writeArchive, type Archive} from '../offline/write-archive.ts';
import {writeIndex} from '../search/write-index.ts';

/** A step, and what it needs to know. */
export type Step =
  | {readonly name: 'index'}
  | {readonly name: 'archive'; readonly line: ReleaseLine}
  | {readonly name: 'hosting'};

/** What the steps have to say, by their names. */
export interface StepResults {
  /** Number of records. */
  readonly index: number;
  readonly archive: Archive;
  /** The folder that the files are in. */
  readonly hosting: string;
}

/** Takes a step for the site that was built into a folder, in this process. */
export async function takeStep(step: Step, dir: string): Promise<StepResults[Step['name']]> {
  const deployment = readDeployment(process.env);
  switch (step.name) {
    case 'index':
      return writeIndex(dir, deployment.baseUrl);
    case 'archive':
      return writeArchive(dir, step.line, deployment);
    case 'hosting':
      return writeHosting(dir, deployment);
  }
}
