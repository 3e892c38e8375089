/** Runs a DevSpace program in a temporary folder, without a cluster and the settings of the user. */
import {spawn} from 'node:child_process';
import {constants} from 'node:fs';
import {access, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {versions, type VersionLabel} from '@devspace-docs/versions';

/** A released program. */
export interface Program {
  readonly path: string;
  /** Its release: `6.3.21`. */
  readonly release: string;
  readonly version: VersionLabel;
}

export interface ProgramOutput {
  /** Undefined if the program was stopped after the time limit. */
  readonly code: number | undefined;
  /** Standard output without colors. */
  readonly output: string;
  readonly errors: string;
}

/** Contents of files, by path relative to the folder of the program. */
export type ProgramFiles = Readonly<Record<string, string>>;

/** Time limit for a command. */
const SECONDS = 30;

/** Variables of the user that the program gets. All others could change the result. */
// cspell:ignore PATHEXT SYSTEMROOT
const KEPT_VARIABLES = ['PATH', 'PATHEXT', 'SYSTEMROOT', 'TMPDIR', 'TEMP', 'TMP'];

function environmentFor(home: string): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(KEPT_VARIABLES.map((name) => [name, process.env[name]]));
  return {
    ...kept,
    HOME: home,
    USERPROFILE: home,
    KUBECONFIG: path.join(home, 'no-kubeconfig'),
    DEVSPACE_SKIP_VERSION_CHECK: 'true',
  };
}

/** Stops a process and the processes that it started. */
function stop(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

async function execute(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  seconds: number,
): Promise<ProgramOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const texts = {output: '', errors: ''};
    child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.errors += text));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      stop(child.pid);
    }, seconds * 1000);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({
        code: isLate ? undefined : (code ?? 1),
        output: stripVTControlCharacters(texts.output),
        errors: stripVTControlCharacters(texts.errors),
      });
    });
  });
}

/** Whether a path is in the folder that it's relative to. */
function isInside(file: string): boolean {
  return file !== '' && !path.isAbsolute(file) && !path.normalize(file).startsWith('..');
}

/** Runs a command in a folder with these files. Ignores files with other paths than in this folder. */
export async function runProgram(
  {path: program}: Pick<Program, 'path'>,
  args: readonly string[],
  files: ProgramFiles,
  seconds = SECONDS,
): Promise<ProgramOutput> {
  const folder = await mkdtemp(path.join(tmpdir(), 'devspace-docs-'));
  const home = path.join(folder, 'home');
  const project = path.join(folder, 'project');
  try {
    await mkdir(home);
    await mkdir(project);
    for (const [file, text] of Object.entries(files)) {
      if (!isInside(file)) continue;
      await mkdir(path.dirname(path.join(project, file)), {recursive: true});
      await writeFile(path.join(project, file), text);
    }
    return await execute(program, args, project, environmentFor(home), seconds);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/**
 * Finds out which release a program is.
 *
 * @param expected - The version that it has to be.
 * @throws Error if it's missing, another program or another version.
 */
export async function openProgram(file: string, expected?: VersionLabel): Promise<Program> {
  const program = path.resolve(file);
  try {
    await access(program, constants.X_OK);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    const reason = code === 'EACCES' ? "the file isn't executable" : 'no such file';
    throw new Error(`${file}: ${reason}. Specify the path of a DevSpace program.`);
  }
  const {code, output, errors} = await runProgram({path: program}, ['--version'], {});
  if (code === undefined) throw new Error(`${file} --version didn't end in ${SECONDS} seconds.`);
  const [, release, major] = /((\d+)\.\d+\.\d+\S*)/.exec(output + errors) ?? [];
  if (release === undefined)
    throw new Error(`${file} isn't a released DevSpace program: --version prints no release.`);
  const version = versions.find(({label}) => label.split('.')[0] === major)?.label;
  if (version === undefined)
    throw new Error(`${file} is DevSpace ${release}, a version that these docs don't describe.`);
  if (expected !== undefined && version !== expected)
    throw new Error(`${file} is DevSpace ${release}, not ${expected}.`);
  return {path: program, release, version};
}
