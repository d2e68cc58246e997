import type { Program } from '../../program';
import type { CallId, FunctionId, Handed } from '../../types';
import type { OwnInput } from './own-objects';

/** Functions that may run beside others that have the same objects. */
export function runningApart({ program, handed, graph }: OwnInput): ReadonlySet<FunctionId> {
  const started = [...graph.to].filter(([fn, edges]) =>
    edges.some(({ call, kind }) => kind !== 'callback' && goesOn(program, fn, call)),
  );
  const generators = [...program.all].flatMap(({ path, functions }) =>
    functions.filter(({ generator }) => generator).map(({ index }) => `${path}#${index}`),
  );
  return new Set([
    ...graph.entries.map(({ fn }) => fn),
    ...handed.filter((one) => !runsAtOnce(program, one)).map(({ fn }) => fn),
    ...graph.escaped.keys(),
    ...started.map(([fn]) => fn),
    ...generators,
  ]);
}

/** Whether the caller goes on before an async function is done. */
function goesOn(program: Program, fn: FunctionId, call: CallId): boolean {
  const { awaited, returned, promised } = program.call(call).position;
  return promised || (program.fn(fn).async && !awaited && !returned);
}

/** It is called before the call that it is given to is over, and has nothing to wait for. */
// Matches: rows.forEach((row) => this.add(row)), new Promise((resolve) => …)
function runsAtOnce(program: Program, { fn, call, use }: Handed): boolean {
  const { position, isNew, name } = program.call(call);
  if (program.fn(fn).async || position.promised) return false;
  return use.kind === 'each' || use.kind === 'expects' || (isNew && name === 'Promise');
}
