import { functionId, pathOf } from '../../program';
import type { CallGraph, CallId, FileFacts, FunctionId, SourceFile } from '../../types';
import { arraysByType } from './arrays';
import { unstatedGetters } from './convertible-getters';
import type { Checkers } from './checker';
import { Signatures, type Agreements } from './signatures';
import { callersOf } from '../calls/callers';
import { testsUsing } from './tests';

/** The signatures of functions, and the calls that can mean more functions because of them. */
export interface Contracts extends Agreements {
  /** See `CallGraph`. */
  readonly arrays: ReadonlySet<CallId>;
  readonly unstated: ReadonlySet<FunctionId>;
}

const NONE: Contracts = { of: new Map(), calls: [], arrays: new Set(), unstated: new Set() };

/**
 * The signatures that functions on the way to a blocking call must agree with: functions with a common signature change
 * together, and every call through it has to wait. Undefined for a program that is too large for the checker.
 */
export async function contractsOf(
  graph: CallGraph,
  sources: readonly SourceFile[],
  checkers: Checkers,
): Promise<Contracts | undefined> {
  const hot = hotFunctions(graph);
  const served = checkers.filesServing(graph);
  if (![...hot].some((id) => served.includes(pathOf(id)))) return NONE;
  const asked = [...new Set([...served, ...testsUsing(graph, sources, hot)])];
  const withTests = await checkers.over(graph, sources, asked);
  const open = withTests ?? (await checkers.over(graph, sources, served));
  if (!open) return undefined;
  const names = new Set([...hot].map((id) => graph.program.fn(id).name));
  const signatures = new Signatures(graph, open, names);
  for (const path of withTests ? asked : served) signatures.read(graph.program.file(path) as FileFacts);
  const contracts = signatures.contracts(hot);
  return { ...contracts, arrays: arraysByType(graph, hot, open), unstated: unstatedGetters(graph, hot, asked, open) };
}

/** The functions from which a blocking call can be reached. */
function hotFunctions(graph: CallGraph): Set<FunctionId> {
  return callersOf(
    graph,
    graph.blocking.map(({ file, call }) => functionId(file, call.fn)),
  );
}
