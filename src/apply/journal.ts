import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBytes, writeDurably } from './files';
import { ourFolder } from './lock';

/** `writing` and `trying` are only seen after a crash, or while another process is running. */
export type RunState = 'writing' | 'trying' | 'done' | 'rolled-back';

/** One file of a run, before and after. */
export interface JournalFile {
  /** Relative to the project root, with `/`. */
  readonly path: string;
  /** Absolute path of the file behind symlinks. */
  readonly target: string;
  /** SHA-256 of the original bytes; undefined if the run created the file. */
  readonly before?: string;
  /** SHA-256 of the new bytes; undefined if the run deleted the file. */
  readonly after?: string;
  /** Absolute paths of the folders that the run created for it, outermost first. */
  readonly folders: readonly string[];
}

/** A change set of a run, so that it can be undone alone. */
export interface SetRecord {
  readonly id: string;
  /** Its letter. */
  readonly label: string;
  /** Number of calls that it rewrote. */
  readonly calls: number;
  readonly files: readonly SetFile[];
}

/** A file that a set changed. */
export interface SetFile {
  readonly path: string;
  /** If other sets changed the file, too: the text with those and without this one. */
  readonly without?: string;
}

/** What a run will do, written before it changes anything. */
export interface Journal {
  readonly version: 1;
  readonly run: string;
  readonly state: RunState;
  readonly files: readonly JournalFile[];
  readonly sets?: readonly SetRecord[];
  /** The run over several apps that this one is part of. */
  readonly batch?: string;
  /** For a run that undoes another one: which, and which of its sets; all of them by default. */
  readonly undoes?: { readonly run: string; readonly set?: string };
}

/** An id for a run, readable and sorted by time. */
export function newRunId(now: Date = new Date()): string {
  const [day, time] = now.toISOString().split('T');
  return `${day.replace(/-/g, '')}-${time.replace(/[:.Z]/g, '')}-${randomBytes(2).toString('hex')}`;
}

function runFolder(root: string, run: string): string {
  return join(ourFolder(root), 'runs', run);
}

function originalPath(root: string, run: string, index: number): string {
  return join(runFolder(root, run), `original-${index}`);
}

/** Saves the original bytes of file `index` (in journal order) before the file is changed. */
export async function saveOriginal(root: string, run: string, index: number, bytes: Buffer): Promise<void> {
  await mkdir(runFolder(root, run), { recursive: true });
  await writeDurably(originalPath(root, run, index), bytes);
}

/** The bytes saved by `saveOriginal`; rejects if they are missing. */
export async function readOriginal(root: string, run: string, index: number): Promise<Buffer> {
  return readFile(originalPath(root, run, index));
}

/** Writes the journal atomically. */
export async function saveJournal(root: string, journal: Journal): Promise<void> {
  const folder = runFolder(root, journal.run);
  await mkdir(folder, { recursive: true });
  await writeDurably(join(folder, 'journal.tmp'), `${JSON.stringify(journal, null, 2)}\n`);
  await rename(join(folder, 'journal.tmp'), join(folder, 'journal.json'));
}

/** Deletes the data of a run, which can no longer be undone then. */
export async function forgetRun(root: string, run: string): Promise<void> {
  await rm(runFolder(root, run), { recursive: true, force: true });
}

/** The journals of all runs, oldest first. A run that died before it had a journal changed nothing. */
export async function readJournals(root: string): Promise<readonly Journal[]> {
  const names = await readdir(join(ourFolder(root), 'runs')).catch(() => []);
  const journals = await Promise.all(names.sort().map((run) => readBytes(join(runFolder(root, run), 'journal.json'))));
  return journals.filter((bytes) => bytes !== undefined).map((bytes) => JSON.parse(bytes.toString('utf8')) as Journal);
}
