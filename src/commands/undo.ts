import { readRuns, undo, type Run } from '../apply';
import { ExitCode } from '../errors';
import type { Io } from '../shell/io';
import type { Options } from '../options';
import { printable } from '../shell/printable';
import { count } from '../findings/proof';

/** Undoes a run or one set of it, or lists the runs; prints what it did to stdout. */
export async function takeBack(root: string, options: Options, io: Io): Promise<ExitCode> {
  if (options.list) io.stdout.write(listOf(await readRuns(root)));
  else io.stdout.write(await takeBackOne(root, options));
  return ExitCode.done;
}

async function takeBackOne(root: string, { run: name, set: setName }: Options): Promise<string> {
  const { run, restored, set } = await undo(root, name, setName);
  const files = restored.map((path) => `  ${printable(path)}\n`).join('');
  if (!set) return `Run ${run} was undone: ${count(restored.length, 'file')} restored.\n${files}`;
  return `Set ${set.label} of run ${run} was undone: ${count(restored.length, 'file')} changed.\n${files}`;
}

function listOf(runs: readonly Run[]): string {
  if (runs.length === 0) return 'unblock has written nothing in this project.\n';
  return [...runs].reverse().map(lineOf).join('');
}

function lineOf({ journal, sets, undone }: Run): string {
  const all = journal.sets ?? [];
  const out = all.filter((set) => !sets.includes(set)).map((set) => set.label);
  const state = undone ? 'undone' : out.length > 0 ? `without ${out.join(', ')}` : '';
  const names = all.map(({ label, calls }) => `${label} (${count(calls, 'call')})`).join(', ');
  const parts = [
    journal.run,
    timeOf(journal.run),
    count(journal.files.length, 'file'),
    names && `sets ${names}`,
    state,
  ];
  return `${parts.filter(Boolean).join('  ')}\n`;
}

// Matches: 20260131-235959123-ab12, the moment in UTC and a tail that makes it unique
function timeOf(run: string): string {
  return run.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d).*$/, '$1-$2-$3 $4:$5 UTC');
}
