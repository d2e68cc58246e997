import { ExitCode, UserError } from '../errors';
import { carryOver } from '../hunks';
import { writeAll, type Write } from './apply';
import { hashOf, readBytes, removeEmptyFolders } from './files';
import { readJournals, readOriginal, type Journal, type JournalFile, type SetFile, type SetRecord } from './journal';
import { withLock } from './lock';
import { restore, type Restored } from './restore';
import { chooseRun, chooseSet, readRuns, type Run } from './runs';

export type { Restored } from './restore';

/** The result of `undo`. */
export interface Undone {
  readonly run: string;
  /** Project-relative paths of the changed files. */
  readonly restored: readonly string[];
  /** The set, if only one was undone. */
  readonly set?: SetRecord;
}

/**
 * Undoes the last run or the named one, or one of its sets. Works without git, and is all or nothing, like a run.
 * Refuses, without changing anything, if a file was changed since, and names it.
 */
export async function undo(root: string, name?: string, setName?: string): Promise<Undone> {
  return withLock(root, async () => {
    const run = chooseRun(await readRuns(root), name);
    const set = setName === undefined ? undefined : chooseSet(run, setName);
    // If no other set is left, the files are as before the run, including the generated helpers.
    const part = set !== undefined && run.sets.length > 1 ? set : undefined;
    const writes = part ? await withoutSet(root, run, part) : await withoutRun(root, run);
    const { written } = await writeAll(root, writes, { undoes: { run: run.journal.run, set: part?.id } });
    await removeEmptyFolders(run.journal.files.flatMap((file) => file.folders));
    return { run: run.journal.run, restored: written, set };
  });
}

interface Found {
  readonly file: JournalFile;
  /** Index in the journal. */
  readonly index: number;
  readonly bytes: Buffer | undefined;
}

function look({ journal }: Run): Promise<readonly Found[]> {
  const files = journal.files.map(async (file, index) => ({ file, index, bytes: await readBytes(file.target) }));
  return Promise.all(files);
}

async function withoutRun(root: string, run: Run): Promise<readonly Write[]> {
  // A file may have been restored by other means, such as git.
  const open = (await look(run)).filter(({ file, bytes }) => hashIf(bytes) !== file.before);
  refuseEdited(run, open);
  return Promise.all(open.map((found) => toOriginal(root, run, found)));
}

async function withoutSet(root: string, run: Run, set: SetRecord): Promise<readonly Write[]> {
  const paths = new Map(set.files.map((file) => [file.path, file]));
  const open = (await look(run)).filter(({ file }) => paths.has(file.path));
  refuseEdited(run, open);
  return Promise.all(open.map((found) => takeOut(root, run, set, found, paths.get(found.file.path) as SetFile)));
}

async function toOriginal(root: string, { journal }: Run, { file, index, bytes }: Found): Promise<Write> {
  const original = file.before === undefined ? undefined : await readOriginal(root, journal.run, index);
  return { path: file.path, before: bytes, after: original };
}

/** A file that other sets changed, too, keeps their changes. */
async function takeOut(
  root: string,
  run: Run,
  set: SetRecord,
  found: Found,
  { path, without }: SetFile,
): Promise<Write> {
  const sharing = run.sets.filter((other) => other !== set && other.files.some((file) => file.path === path));
  if (sharing.length === 0) return toOriginal(root, run, found);
  const whole = await textOfRun(root, run, found);
  const text = without === undefined ? undefined : carryOver(whole, without, String(found.bytes));
  if (text === undefined) throw cannotTakeOut(run, set, path, sharing);
  return { path, before: found.bytes, after: Buffer.from(text, 'utf8') };
}

/** The text of the file after the run, before any of its sets was undone. */
async function textOfRun(root: string, { undoings }: Run, { file, bytes }: Found): Promise<string> {
  for (const { run, files } of undoings) {
    const index = files.findIndex(({ path }) => path === file.path);
    if (index >= 0) return String(await readOriginal(root, run, index));
  }
  return String(bytes);
}

function cannotTakeOut({ journal }: Run, { label }: SetRecord, path: string, sharing: readonly SetRecord[]): UserError {
  const others = sharing.map((other) => other.label).join(', ');
  return new UserError(
    `set ${label} cannot be taken out of ${path} alone: ${sharing.length === 1 ? 'set' : 'sets'} ${others} changed it, too`,
    `No file was touched. \`unblock undo ${journal.run}\` undoes the whole run.`,
    ExitCode.guarded,
  );
}

function refuseEdited(run: Run, found: readonly Found[]): void {
  const edited = found
    .filter(({ file, bytes }) => hashIf(bytes) !== expectedHash(run, file))
    .map(({ file }) => file.path);
  if (edited.length === 0) return;
  const later = run.later.find(({ files }) => files.some(({ path }) => edited.includes(path)));
  const advice = later
    ? `No file was touched. The later run ${later.run} changed them: undo it first.`
    : 'No file was touched. Revert your edits in these files, or restore the files by hand.';
  throw new UserError(`edited since, so not undone: ${edited.join(', ')}`, advice, ExitCode.guarded);
}

function expectedHash({ undoings }: Run, { path, after }: JournalFile): string | undefined {
  const last = undoings.flatMap(({ files }) => files.filter((file) => file.path === path)).at(-1);
  return last ? last.after : after;
}

function hashIf(bytes: Buffer | undefined): string | undefined {
  return bytes && hashOf(bytes);
}

/**
 * Restores what a killed run, or a killed undo, left incomplete; undefined if there is nothing to do. Call it before
 * reading the project. Throws a guard error if the run is still alive.
 */
export async function recover(root: string): Promise<Restored | undefined> {
  if (!(await readJournals(root)).some(isUnfinished)) return undefined;
  return withLock(root, async () => {
    const unfinished = (await readJournals(root)).find(isUnfinished);
    return unfinished && restore(root, unfinished);
  });
}

function isUnfinished({ state }: Journal): boolean {
  return state === 'writing' || state === 'trying';
}
