import { ExitCode, UserError } from '../errors';
import { readJournals, saveJournal, type Journal } from './journal';
import { withLock } from './lock';
import { restore, standingOf, type Restored } from './restore';

export type { Restored } from './restore';

/** Puts the files of the last run, or of the named one, back; refuses, touching nothing, when one was edited since. */
export async function undo(root: string, run?: string): Promise<Restored> {
  const journal = chooseRun(await readJournals(root), run);
  return withLock(root, async () => {
    await refuseEdited(journal);
    // From here on a crash is finished by `recover`.
    await saveJournal(root, { ...journal, state: 'undoing' });
    return restore(root, journal, 'undone');
  });
}

function chooseRun(journals: readonly Journal[], run: string | undefined): Journal {
  const done = journals.filter((journal) => journal.state === 'done');
  const chosen = run === undefined ? done.at(-1) : done.find((journal) => journal.run === run);
  if (chosen) return chosen;
  if (run === undefined) throw new UserError('there is no run to undo', 'unblock has written nothing in this project.');
  const names = done.map((journal) => journal.run).join(', ');
  throw new UserError(
    `there is no run \`${run}\` to undo`,
    names ? `Runs that can be undone: ${names}.` : 'No run can be undone.',
  );
}

async function refuseEdited({ files }: Journal): Promise<void> {
  const standings = await Promise.all(files.map(standingOf));
  const edited = files.filter((_file, index) => standings[index] === 'foreign').map((file) => file.path);
  if (edited.length === 0) return;
  const title = `edited since, so not undone: ${edited.join(', ')}`;
  throw new UserError(
    title,
    'No file was touched. Take your edits out of these files, or put them back by hand.',
    ExitCode.guarded,
  );
}

/**
 * Takes back what a killed run left half done, and finishes a killed `undo`; undefined when there is nothing to do.
 * Call it before reading the project. Throws a guard error when the run is not dead but at work.
 */
export async function recover(root: string): Promise<Restored | undefined> {
  if (!(await readJournals(root)).some(isUnfinished)) return undefined;
  return withLock(root, async () => {
    const unfinished = (await readJournals(root)).find(isUnfinished);
    return unfinished && restore(root, unfinished, unfinished.state === 'undoing' ? 'undone' : 'rolled-back');
  });
}

function isUnfinished({ state }: Journal): boolean {
  return state === 'writing' || state === 'undoing';
}
