import { memoisedWithin } from '../../memoised';
import { callId, functionId, isWithin, pathOf } from '../../program';
import type { CallGraph, CallId } from '../../types';
import type { Effects } from '../effects/effects';
import type { TouchSet } from '../effects/touch-set';
import { calleesOf } from '../interleaving/lock-order';
import type { Pause } from '../propagation/pauses';
import { waitsOf } from '../propagation/waits';
import type { Middleware } from './middleware';

/**
 * What blocking calls do last in the call that a middleware awaits before it passes control on: what comes behind the `await` was
 * one piece with that. Calls that are asynchronous already do not count, since others may run before they tell that they are done.
 * With `pause`, only what is done there.
 */
// Matches: await exclusive(file, async () => { const last = await read(file); fs.writeFileSync(file, last + 1); }); next();
export function doneBefore(graph: CallGraph, effects: Effects, one: Middleware, pause?: Pause): TouchSet {
  const { program } = graph;
  const isThere = (id: CallId): boolean =>
    pause === undefined || (program.callerOf(id) === pause.fn && isWithin(program.call(id).span, pause));
  const last = lastIn(graph, one).filter(isThere);
  return effects.sets.of(last.flatMap((id) => effects.filesAt(id)));
}

/** Memoised, because each wait asks. */
const lastIn = memoisedWithin((graph: CallGraph, { entry: { fn }, from }: Middleware): readonly CallId[] => {
  const { program, targets, blocking } = graph;
  const call = program.callsIn(fn).find(({ span, position }) => position.awaited && span.end === from);
  if (!call) return [];
  const called = [...(targets.get(callId(pathOf(fn), call.index)) ?? [])];
  const given = program.fileOf(fn).functions.filter(({ argumentOf }) => argumentOf?.call === call.index);
  const fns = [...called, ...given.map(({ index }) => functionId(pathOf(fn), index))];
  const within = new Set([...fns, ...calleesOf(graph, fns)]);
  const waitsBehind = (id: CallId): boolean =>
    waitsOf(graph)
      .of(program.callerOf(id))
      .some((end) => end > program.call(id).span.end);
  return blocking.flatMap(({ id }) => (within.has(program.callerOf(id)) && !waitsBehind(id) ? [id] : []));
});
