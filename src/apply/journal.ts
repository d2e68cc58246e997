import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBytes, writeDurably } from './files';
import { ourFolder } from './lock';

/** `writing` and `trying` are found only after a crash, or while another process is at work. */
export type RunState = 'writing' | 'trying' | 'done' | 'rolled-back';

/** One file of a run, as it was and as it was left. */
export interface JournalFile {
  /** Relative to the project root, with `/`. */
  readonly path: string;
  /** Absolute path of the file behind symlinks. */
  readonly target: string;
  /** SHA-256 of the original bytes; undefined when the run created the file. */
  readonly before?: string;
  /** SHA-256 of the new bytes; undefined when the run removed the file. */
  readonly after?: string;
  /** Absolute paths of the folders the run created for it, outermost first. */
  readonly folders: readonly string[];
}

/** A change set of a run, for taking it back alone. */
export interface SetRecord {
  readonly id: string;
  /** The letter it had. */
  readonly label: string;
  /** How many calls it rewrote. */
  readonly calls: number;
  readonly files: readonly SetFile[];
}

/** A file that a set changed. */
export interface SetFile {
  readonly path: string;
  /** The text with all other sets of the run and without this one, where others share the file. */
  readonly without?: string;
}

/** What a run is about to do, written before it touches anything. */
export interface Journal {
  readonly version: 1;
  readonly run: string;
  readonly state: RunState;
  readonly files: readonly JournalFile[];
  readonly sets?: readonly SetRecord[];
  /** The run over several apps that this is part of. */
  readonly batch?: string;
  /** Of a run that takes another one back: which, and which set of it; all of them when none is named. */
  readonly undoes?: { readonly run: string; readonly set?: string };
}

/** A name for a run: sorts by time, and tells a person when it was. */
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

/** Keeps the original bytes of file `index` (in journal order) on the disk before the file is touched. */
export async function saveOriginal(root: string, run: string, index: number, bytes: Buffer): Promise<void> {
  await mkdir(runFolder(root, run), { recursive: true });
  await writeDurably(originalPath(root, run, index), bytes);
}

/** The bytes kept by `saveOriginal`; rejects when they are gone. */
export async function readOriginal(root: string, run: string, index: number): Promise<Buffer> {
  return readFile(originalPath(root, run, index));
}

/** Writes the journal in one step. */
export async function saveJournal(root: string, journal: Journal): Promise<void> {
  const folder = runFolder(root, journal.run);
  await mkdir(folder, { recursive: true });
  await writeDurably(join(folder, 'journal.tmp'), `${JSON.stringify(journal, null, 2)}\n`);
  await rename(join(folder, 'journal.tmp'), join(folder, 'journal.json'));
}

/** Removes what was kept of a run; it cannot be undone any more. */
export async function forgetRun(root: string, run: string): Promise<void> {
  await rm(runFolder(root, run), { recursive: true, force: true });
}

/** The journals of all runs, oldest first; a run that died before its journal was written touched nothing. */
export async function readJournals(root: string): Promise<readonly Journal[]> {
  const names = await readdir(join(ourFolder(root), 'runs')).catch(() => []);
  const journals = await Promise.all(names.sort().map((run) => readBytes(join(runFolder(root, run), 'journal.json'))));
  return journals.filter((bytes) => bytes !== undefined).map((bytes) => JSON.parse(bytes.toString('utf8')) as Journal);
}
