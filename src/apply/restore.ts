import { rm } from 'node:fs/promises';
import { hashOf, placeFile, readBytes, removeEmptyFolders, stageFile, swapIn, temporaryName } from './files';
import { readOriginal, saveJournal, type Journal, type JournalFile } from './journal';

/** The result of restoring the files of a run. */
export interface Restored {
  readonly run: string;
  /** Project-relative paths that have their original bytes again, or were deleted because the run had created them. */
  readonly restored: readonly string[];
  /** Paths that were changed since, and left alone. */
  readonly conflicts: readonly string[];
  /** Whether the interrupted run was itself an undo. */
  readonly wasUndo: boolean;
}

type Standing = 'original' | 'ours' | 'foreign';

/** Restores every file that still has the bytes of the run, and records that in the journal. */
export async function restore(root: string, journal: Journal): Promise<Restored> {
  const restored: string[] = [];
  const conflicts: string[] = [];
  for (const [index, file] of journal.files.entries()) {
    await rm(temporaryName(file.target, journal.run, index), { force: true });
    const standing = await standingOf(file);
    if (standing === 'foreign') conflicts.push(file.path);
    if (standing !== 'ours') continue;
    await putBack(root, journal, index, file);
    restored.push(file.path);
  }
  await removeEmptyFolders(journal.files.flatMap((file) => file.folders));
  await saveJournal(root, { ...journal, state: 'rolled-back' });
  return { run: journal.run, restored, conflicts, wasUndo: journal.undoes !== undefined };
}

/** Whether a file has its original bytes, those of the run, or others. */
async function standingOf(file: JournalFile): Promise<Standing> {
  const bytes = await readBytes(file.target);
  const hash = bytes && hashOf(bytes);
  if (hash === file.before) return 'original';
  return hash === file.after ? 'ours' : 'foreign';
}

async function putBack(root: string, { run }: Journal, index: number, file: JournalFile): Promise<void> {
  if (file.before === undefined) return rm(file.target);
  const temporary = temporaryName(file.target, run, index);
  const isThere = file.after !== undefined;
  await stageFile(temporary, await readOriginal(root, run, index), isThere ? file.target : undefined);
  await (isThere ? swapIn(file.target, temporary) : placeFile(file.target, temporary));
}
