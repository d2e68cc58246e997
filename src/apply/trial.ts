import { ExitCode, UserError } from '../errors';
import { forgetRun, readJournals, saveJournal, type Journal } from './journal';
import { restore } from './restore';
import { readRuns } from './runs';

/**
 * Restores the files of a run on trial. If one of them was edited since, restores all others and throws a guard error.
 * The caller must hold the lock.
 */
export async function takeBackTrial(root: string, run: string | undefined): Promise<void> {
  if (run === undefined) return;
  const { conflicts } = await restore(root, await journalOf(root, run));
  await forgetRun(root, run);
  if (conflicts.length === 0) return;
  const title = `edited while the project was being checked: ${conflicts.join(', ')}`;
  const advice = 'Your edits are kept, and everything else was put back. Run unblock again.';
  throw new UserError(title, advice, ExitCode.guarded);
}

/** Makes a run on trial permanent, so that `undo` can undo it. */
export async function keepTrial(root: string, run: string | undefined): Promise<void> {
  if (run !== undefined) await saveJournal(root, { ...(await journalOf(root, run)), state: 'done' });
}

/**
 * Marks what a killed run over several apps wrote to this app as interrupted, so that `recover` restores it: nobody was
 * told the result. The caller must hold the lock.
 */
export async function reopenBatch(root: string, batch: string): Promise<void> {
  for (const { journal, undoings } of await readRuns(root))
    if (journal.batch === batch && undoings.length === 0) await saveJournal(root, { ...journal, state: 'trying' });
}

async function journalOf(root: string, run: string): Promise<Journal> {
  const journal = (await readJournals(root)).find((candidate) => candidate.run === run);
  if (!journal) throw new Error(`the journal of run ${run} is gone`);
  return journal;
}
