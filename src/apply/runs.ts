import { UserError } from '../errors';
import { readJournals, type Journal, type SetRecord } from './journal';

/** A run that can be undone, considering what was undone already. */
export interface Run {
  readonly journal: Journal;
  /** The runs that undid sets of it, oldest first. */
  readonly undoings: readonly Journal[];
  /** Its sets that are still applied. */
  readonly sets: readonly SetRecord[];
  readonly undone: boolean;
  /** Later runs that are still applied. */
  readonly later: readonly Journal[];
}

/** Every run that wrote something, oldest first. */
export async function readRuns(root: string): Promise<readonly Run[]> {
  const done = (await readJournals(root)).filter((journal) => journal.state === 'done');
  const applied = done.filter((journal) => journal.undoes === undefined);
  const runs = applied.map((journal) => toRun(journal, done));
  const standing = runs.filter((run) => !run.undone).map((run) => run.journal);
  return runs.map((run) => ({ ...run, later: standing.filter(({ run: id }) => id > run.journal.run) }));
}

function toRun(journal: Journal, done: readonly Journal[]): Run {
  const undoings = done.filter(({ undoes }) => undoes?.run === journal.run);
  const isOut = (set: SetRecord): boolean => undoings.some(({ undoes }) => undoes?.set === set.id);
  const all = journal.sets ?? [];
  const sets = all.filter((set) => !isOut(set));
  const undone = undoings.some(({ undoes }) => undoes?.set === undefined) || (all.length > 0 && sets.length === 0);
  return { journal, undoings, sets: undone ? [] : sets, undone, later: [] };
}

/** The run with this id (or a prefix), or the last one; throws a UserError if none can be undone. */
export function chooseRun(runs: readonly Run[], name: string | undefined): Run {
  const open = runs.filter((run) => !run.undone);
  const matching = name === undefined ? open.slice(-1) : open.filter(({ journal }) => journal.run.startsWith(name));
  if (matching.length === 1) return matching[0];
  if (name === undefined)
    throw new UserError('there is no run to undo', 'unblock has written nothing in this project.');
  const names = open.map(({ journal }) => journal.run).join(', ');
  const advice = names ? `Runs that can be undone: ${names}.` : 'No run can be undone.';
  if (matching.length > 1) throw new UserError(`several runs begin with \`${name}\``, advice);
  const isTakenBack = runs.some(({ journal, undone }) => undone && journal.run.startsWith(name));
  throw new UserError(
    isTakenBack ? `run \`${name}\` was already undone` : `there is no run \`${name}\` to undo`,
    advice,
  );
}

/** The set with this letter or id; throws a UserError that lists the sets. */
export function chooseSet({ journal, sets }: Run, name: string): SetRecord {
  const chosen = sets.find(({ id, label }) => id === name || label === name.toUpperCase());
  if (chosen) return chosen;
  const names = sets.map(({ label }) => label).join(', ');
  throw new UserError(
    `run ${journal.run} has no set \`${name}\` to undo`,
    names ? `It has ${names}.` : 'Undo the whole run.',
  );
}
