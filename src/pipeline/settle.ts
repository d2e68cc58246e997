import { applyChanges, changedOnDisk, Stopped, type ApplyResult, type SetRecord } from '../apply';
import type { Decided } from './decide';
import type { Change, ChangeSet, FunctionId, Project, Proposal, SourceFile, Withheld } from '../types';

/** What was written, and what prevented some of its sets. */
export interface Settled {
  readonly proposal: Proposal;
  readonly result: ApplyResult;
  readonly stops: readonly Stop[];
}

/** Files that could not be written as planned, and the sets that were therefore left out. */
export interface Stop {
  readonly paths: readonly string[];
  readonly code: 'changed-on-disk' | 'not-writable';
  readonly sets: readonly string[];
}

/** Sets that share a file with more others than this cannot be undone one by one: that would cost a text for each. */
const MOST_SHARING = 40;

/**
 * Writes what was decided. A file that changed since it was read, or is read-only, stops only the sets that depend on
 * it: the others are planned again without them. `nameOf` gives the names of functions.
 */
export async function settle(
  project: Project,
  decided: Decided,
  nameOf: (fn: FunctionId) => string,
  end: 'trying' | 'done' = 'done',
): Promise<Settled> {
  const stops: Stop[] = [];
  const reasons = new Map<string, Withheld>();
  let { proposal } = decided;
  const stop = async (paths: readonly string[], code: Stop['code'], sets: readonly ChangeSet[]): Promise<void> => {
    for (const set of sets) for (const { id } of set.findings) reasons.set(id, { code, detail: paths.join(', ') });
    stops.push({ paths, code, sets: sets.map((set) => set.label) });
    proposal = await decided.without(reasons);
  };
  for (const file of await changedOnDisk(project.root, project.files)) {
    const sets = proposal.plan.sets.filter((set) => concerns(file, set, proposal, nameOf));
    if (sets.length > 0) await stop([file.path], 'changed-on-disk', sets);
  }
  for (;;) {
    try {
      const records = await recordsOf(proposal, decided);
      return {
        proposal,
        stops,
        result: await applyChanges(project.root, proposal.changes, records, end, decided.batch),
      };
    } catch (error) {
      const sets = error instanceof Stopped ? setsOn(error.paths, proposal) : [];
      if (!(error instanceof Stopped) || sets.length === 0) throw error;
      await stop(error.paths, error.code, sets);
    }
  }
}

// An edited file may now contain calls that were not there when everything was planned.
function concerns(file: SourceFile, set: ChangeSet, proposal: Proposal, nameOf: (fn: FunctionId) => string): boolean {
  if (setsOn([file.path], proposal).includes(set)) return true;
  return set.async.map(nameOf).some((name) => name !== '' && file.text.includes(name));
}

function setsOn(paths: readonly string[], { plan, changes }: Proposal): readonly ChangeSet[] {
  const ids = new Set(changes.filter(({ path }) => paths.includes(path)).flatMap(({ sets }) => sets));
  return plan.sets.filter((set) => ids.has(set.id));
}

/** What `undo` needs in order to take back a single set. */
async function recordsOf({ plan, changes }: Proposal, { render }: Decided): Promise<readonly SetRecord[]> {
  const sharing = (change: Change): readonly ChangeSet[] =>
    plan.sets.filter(({ files }) => files.includes(change.path));
  const records: SetRecord[] = [];
  for (const set of plan.sets) {
    const own = changes.filter(({ path }) => set.files.includes(path));
    const shared = own.filter((change) => sharing(change).length > 1 && sharing(change).length <= MOST_SHARING);
    const others = plan.sets.filter((other) => other !== set);
    const without = shared.length > 0 ? await render(plan, others) : [];
    const textOf = (change: Change): string | undefined =>
      shared.includes(change) ? (without.find(({ path }) => path === change.path)?.after ?? change.before) : undefined;
    const files = own.map((change) => ({ path: change.path, without: textOf(change) }));
    records.push({ id: set.id, label: set.label, calls: set.findings.length, files });
  }
  return records;
}
