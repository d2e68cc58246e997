import type { Program } from '../../program';
import type { CallId, Edge, FunctionId, ProgramView } from '../../types';
import type { Told } from '../outside/emitters';
import type { CallResults } from './results';

/** The edges of all calls, as far as values tell. */
export function edgesOf(program: Program, results: CallResults): Edge[] {
  return [...callEdges(program, results), ...callbackEdges(program, results)];
}

/** See CallGraph of `held`. */
export function heldEdges(program: Program, { held }: Pick<CallResults, 'held'>): Edge[] {
  return held.map((one) => toldEdge(program, one));
}

/** The edges of calls that the type checker resolved. */
export function edgesByTypes(program: ProgramView, found: ReadonlyMap<CallId, FunctionId>): Edge[] {
  return [...found].map(([call, callee]) => ({ call, caller: program.callerOf(call), callee, kind: 'types' }));
}

function* callEdges(program: Program, results: CallResults): Generator<Edge> {
  for (const [call, targets] of results.targets) {
    for (const callee of targets) yield { call, caller: program.callerOf(call), callee, kind: 'flow' };
  }
}

/** Passing a function to unknown code may cause it to be called. */
function callbackEdges(program: Program, { handed, told }: Pick<CallResults, 'handed' | 'told'>): Edge[] {
  const given = handed.filter(({ use }) =>
    use.kind === 'handler' ? use.row.context === 'startup_path' : use.kind !== 'delegate',
  );
  return [...given, ...told].map((one) => toldEdge(program, one));
}

function toldEdge(program: Program, { call, fn }: Told): Edge {
  return { call, caller: program.callerOf(call), callee: fn, kind: 'callback' };
}
