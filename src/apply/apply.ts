import { dirname, resolve } from 'node:path';
import { ExitCode, UserError } from '../errors';
import type { Change } from '../types';
import {
  exists,
  hashOf,
  makeFolders,
  missingFolders,
  placeFile,
  readBytes,
  realFile,
  replaceFile,
  temporaryName,
} from './files';
import { newRunId, saveJournal, saveOriginal, type Journal, type JournalFile } from './journal';
import { withLock } from './lock';
import { restore } from './restore';

/** What was written. */
export interface ApplyResult {
  /** Name of the run, for `undo`; undefined when there was nothing to write. */
  readonly run?: string;
  /** Project-relative paths, created files included, in the order written. */
  readonly written: readonly string[];
  readonly created: readonly string[];
}

/** The two ways in which a run touches the user's files; tests make them fail. */
export interface Disk {
  readonly replaceFile: typeof replaceFile;
  readonly placeFile: typeof placeFile;
}

interface Step {
  readonly change: Change;
  readonly bytes: Buffer;
  readonly original?: Buffer;
  readonly file: JournalFile;
}

/**
 * Writes all changes or none. Throws a guard error, with nothing written, when a file differs from its `before`, a file
 * to be created is there, or another run is writing; any failure on the way puts everything back before it is thrown.
 */
export async function applyChanges(
  root: string,
  changes: readonly Change[],
  disk: Disk = { replaceFile, placeFile },
): Promise<ApplyResult> {
  const wanted = changes.filter((change) => change.before !== change.after);
  if (wanted.length === 0) return { written: [], created: [] };
  return withLock(root, async () => writeAll(root, await prepare(root, wanted), disk));
}

async function prepare(root: string, changes: readonly Change[]): Promise<readonly Step[]> {
  const steps = await Promise.all(changes.map((change) => toStep(root, change)));
  const stale = steps.filter((step) => !step.isCurrent).map(({ change }) => change.path);
  if (stale.length > 0) throw changedSincePlan(stale);
  refuseAliases(steps);
  return steps;
}

async function toStep(root: string, change: Change): Promise<Step & { readonly isCurrent: boolean }> {
  const path = resolve(root, change.path);
  const target = change.before === undefined ? path : await realFile(path);
  const bytes = Buffer.from(change.after, 'utf8');
  const original = change.before === undefined ? undefined : await readBytes(target);
  const isCurrent = change.before === undefined ? !(await exists(path)) : isText(original, change.before);
  const folders = change.before === undefined ? await missingFolders(dirname(path)) : [];
  const file = { path: change.path, target, before: original && hashOf(original), after: hashOf(bytes), folders };
  return { change, bytes, original, file, isCurrent };
}

function isText(bytes: Buffer | undefined, text: string): boolean {
  return bytes?.equals(Buffer.from(text, 'utf8')) ?? false;
}

function changedSincePlan(paths: readonly string[]): UserError {
  const title = `changed on disk since the plan was made: ${paths.join(', ')}`;
  return new UserError(
    title,
    'Nothing was written. Run unblock again to plan with the files as they are.',
    ExitCode.guarded,
  );
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

async function writeAll(root: string, steps: readonly Step[], disk: Disk): Promise<ApplyResult> {
  const journal: Journal = { version: 1, run: newRunId(), state: 'writing', files: steps.map(({ file }) => file) };
  for (const [index, { original }] of steps.entries()) {
    if (original) await saveOriginal(root, journal.run, index, original);
  }
  await saveJournal(root, journal);
  try {
    for (const [index, step] of steps.entries())
      await writeOne(step, temporaryName(step.file.target, journal.run, index), disk);
  } catch (error) {
    throw await rollBack(root, journal, error);
  }
  await saveJournal(root, { ...journal, state: 'done' });
  return resultOf(journal);
}

async function writeOne({ bytes, original, file }: Step, temporary: string, disk: Disk): Promise<void> {
  if (original === undefined) {
    await makeFolders(dirname(file.target));
    return disk.placeFile(file.target, bytes, temporary);
  }
  // Somebody's editor may have saved while we wrote the files before this one.
  if (!(await readBytes(file.target))?.equals(original)) throw changedSincePlan([file.path]);
  return disk.replaceFile(file.target, bytes, temporary);
}

async function rollBack(root: string, journal: Journal, error: unknown): Promise<unknown> {
  const { conflicts } = await restore(root, journal, 'rolled-back');
  if (error instanceof UserError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return changedSincePlan(conflicts);
  if (code === undefined) return error;
  const advice = 'Everything written before was put back. Make room or rights for it, and run unblock again.';
  return new UserError(`a file could not be written: ${message}`, advice, ExitCode.guarded);
}

function resultOf({ run, files }: Journal): ApplyResult {
  const created = files.filter((file) => file.before === undefined).map((file) => file.path);
  return { run, written: files.map((file) => file.path), created };
}
