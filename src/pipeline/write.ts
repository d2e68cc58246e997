import { type Decided } from './decide';
import type { Io } from '../shell/io';
import { printable } from '../shell/printable';
import { type ReportInput } from '../report';
import { settle, type Stop } from './settle';
import type { CallGraph, FunctionId, Project } from '../types';
import { settleVerified, type Verified } from './verified';
import type { Verifier } from '../verify';

type Written = Pick<ReportInput, 'plan' | 'changes' | 'applied' | 'verification'>;

/** Writes what was decided, and says what there is to report. */
export async function write(
  project: Project,
  { program }: CallGraph,
  decided: Decided,
  verifier: Verifier | undefined,
  io: Io,
): Promise<Written & { readonly isStopped: boolean }> {
  const nameOf = (fn: FunctionId): string => program.fn(fn).name;
  const settled: Verified = await (verifier
    ? settleVerified(project, decided, nameOf, verifier)
    : settle(project, decided, nameOf));
  const { proposal, result, stops, verification } = settled;
  for (const stop of stops) io.stderr.write(stopLine(stop));
  const applied = result.run === undefined ? undefined : { run: result.run, files: result.written };
  return { ...proposal, applied, verification, isStopped: stops.length > 0 };
}

function stopLine({ paths, code, sets }: Stop): string {
  const what = code === 'changed-on-disk' ? 'changed while unblock was running' : 'is not writable';
  return `${paths.map(printable).join(', ')} ${what}: ${sets.length === 1 ? 'set' : 'sets'} ${sets.join(', ')} not written.\n`;
}
