import { dirname, resolve } from 'node:path';
import { ExitCode, UserError } from '../errors';
import type { Change } from '../types';
import { exists, hashOf, isReadOnly, missingFolders, readBytes, realFile, temporaryName } from './files';
import { newRunId, saveJournal, saveOriginal, type Journal, type JournalFile, type SetRecord } from './journal';
import { withLock } from './lock';
import { restore } from './restore';
import { commit, stage, type Step } from './steps';

/** The result of writing. */
export interface ApplyResult {
  /** Id of the run, for `undo`; undefined if there was nothing to write. */
  readonly run?: string;
  /** Project-relative paths, created files included, in the order written. */
  readonly written: readonly string[];
  readonly created: readonly string[];
}

/** One file: its expected content, and its new content; undefined for no file. */
export interface Write {
  readonly path: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** What a journal records about a run, besides its files. */
export type Purpose = Pick<Journal, 'undoes' | 'sets' | 'batch'>;

/** Some files cannot be written as planned. Nothing was written, but the other files could be. */
export class Stopped extends UserError {
  constructor(
    readonly paths: readonly string[],
    readonly code: 'changed-on-disk' | 'not-writable',
  ) {
    const title = code === 'changed-on-disk' ? 'changed on disk since the plan was made' : 'not writable';
    const advice =
      code === 'changed-on-disk'
        ? 'Run unblock again to plan with the files as they are.'
        : 'Give these files and their folders write permission, or leave them out with `--exclude`.';
    super(`${title}: ${paths.join(', ')}`, `Nothing was written. ${advice}`, ExitCode.guarded);
  }
}

/**
 * Writes all changes or none. Throws `Stopped`, with nothing written, when a file differs from its `before`, a file to be
 * created is there, or a file is read-only; a guard error when another run is writing. Any failure on the way puts
 * everything back before it is thrown. `sets` is what `undo` may take back one by one. What ends as `trying` is kept or
 * taken back later (trial.ts). `batch` is the run over several apps that this is part of.
 */
export async function applyChanges(
  root: string,
  changes: readonly Change[],
  sets: readonly SetRecord[] = [],
  end: 'trying' | 'done' = 'done',
  batch?: string,
): Promise<ApplyResult> {
  const wanted = changes.filter((change) => change.before !== change.after);
  if (wanted.length === 0) return { written: [], created: [] };
  const writes = wanted.map(({ path, before, after }) => ({ path, before: bytesOf(before), after: bytesOf(after) }));
  return withLock(root, () => writeAll(root, writes, { sets, batch }, end));
}

function bytesOf(text: string | undefined): Buffer | undefined {
  return text === undefined ? undefined : Buffer.from(text, 'utf8');
}

/** Writes all files or none, with a journal, for a caller that holds the lock; throws as `applyChanges` does. */
export async function writeAll(
  root: string,
  writes: readonly Write[],
  purpose: Purpose,
  end: 'trying' | 'done' = 'done',
): Promise<ApplyResult> {
  const run = newRunId();
  const steps = await prepare(root, run, writes);
  const journal: Journal = { version: 1, run, state: 'writing', files: steps.map(({ file }) => file), ...purpose };
  try {
    for (const [index, { original }] of steps.entries()) {
      if (original) await saveOriginal(root, run, index, original);
    }
    await saveJournal(root, journal);
    // Everything that needs disk space or permissions comes first; until it is done, every file is unchanged.
    for (const step of steps) await stage(step);
    for (const step of steps) await commitCurrent(step);
    await saveJournal(root, { ...journal, state: end });
  } catch (error) {
    throw await rollBack(root, journal, error);
  }
  return resultOf(journal);
}

async function prepare(root: string, run: string, writes: readonly Write[]): Promise<readonly Step[]> {
  const steps = await Promise.all(writes.map((write, index) => toStep(root, run, write, index)));
  const stale = steps.filter((step) => !step.isCurrent).map(({ file }) => file.path);
  if (stale.length > 0) throw new Stopped(stale, 'changed-on-disk');
  const locked = steps.filter((step) => step.isReadOnly).map(({ file }) => file.path);
  if (locked.length > 0) throw new Stopped(locked, 'not-writable');
  refuseAliases(steps);
  return steps;
}

interface Checked extends Step {
  readonly isCurrent: boolean;
  readonly isReadOnly: boolean;
}

async function toStep(root: string, run: string, { path, before, after }: Write, index: number): Promise<Checked> {
  const name = resolve(root, path);
  const target = before === undefined ? name : await realFile(name);
  const original = before && (await readBytes(target));
  const isCurrent = before === undefined ? !(await exists(name)) : (original?.equals(before) ?? false);
  const folders = before === undefined ? await missingFolders(dirname(name)) : [];
  const file: JournalFile = {
    path,
    target,
    before: original && hashOf(original),
    after: after && hashOf(after),
    folders,
  };
  const temporary = temporaryName(target, run, index);
  const isLocked = original !== undefined && (await isReadOnly(target));
  return { file, bytes: after, original, temporary, isCurrent, isReadOnly: isLocked };
}

// Two names of one file (a symlink and its target) would overwrite each other's rewrite.
function refuseAliases(steps: readonly Step[]): void {
  const paths = new Map<string, string>();
  for (const { file } of steps) {
    const other = paths.get(file.target);
    if (other !== undefined) throw aliased(other, file.path);
    paths.set(file.target, file.path);
  }
}

function aliased(one: string, other: string): UserError {
  const advice = 'Nothing was written. Leave one of the names out with `--exclude`.';
  return new UserError(`${one} and ${other} are the same file on disk`, advice, ExitCode.guarded);
}

// An editor may have saved while we wrote the files before this one.
async function commitCurrent(step: Step): Promise<void> {
  const { original, file } = step;
  if (original && !(await readBytes(file.target))?.equals(original)) throw new Stopped([file.path], 'changed-on-disk');
  await commit(step);
}

async function rollBack(root: string, journal: Journal, error: unknown): Promise<unknown> {
  const { code, message, path } = error as NodeJS.ErrnoException;
  const trouble = await restore(root, journal).then(
    ({ conflicts }) => (code === 'EEXIST' ? new Stopped(conflicts, 'changed-on-disk') : undefined),
    (again: Error) => leftHalfDone(message, again),
  );
  if (trouble) return trouble;
  if (error instanceof UserError || code === undefined) return error;
  const file = journal.files.find(({ target }, index) => temporaryName(target, journal.run, index) === path);
  if (file && ['EACCES', 'EPERM', 'EROFS'].includes(code)) return new Stopped([file.path], 'not-writable');
  const advice = 'Everything is as it was. Free disk space or grant permission, and run unblock again.';
  return new UserError(`a file could not be written: ${message}`, advice, ExitCode.guarded);
}

function leftHalfDone(message: string, again: Error): UserError {
  const advice = `Restoring the files failed, too: ${again.message}. Fix that and run unblock again; it restores them first.`;
  return new UserError(`a file could not be written: ${message}`, advice, ExitCode.guarded);
}

function resultOf({ run, files }: Journal): ApplyResult {
  const created = files.filter((file) => file.before === undefined).map((file) => file.path);
  return { run, written: files.map((file) => file.path), created };
}
