import { callId, isWithin, pathOf } from '../../program';
import type { CallGraph, CallId, Guard, KeptPromise, Operand } from '../../types';
import type { Pause } from '../propagation/pauses';
import { goneGuards } from './client-events';
import { promisesOf } from '../propagation/promises';
import { waitsOf } from '../propagation/waits';
import { blockingAt } from '../graph-index';

/** The wrappers needed for new pauses: for events and rejections that would otherwise be lost meanwhile. */
export function pauseGuards(graph: CallGraph, pauses: readonly Pause[]): Guard[] {
  return [...goneGuards(graph, pauses), ...pauses.flatMap((pause) => keptOver(graph, pause))];
}

/**
 * Promises created before a pause and handled after it: if one rejects in between, Node ends the process
 * (https://nodejs.org/api/process.html#event-unhandledrejection). With an existing `await` in between, that was
 * possible before.
 */
// Matches: const asked = ask(); const text = fs.readFileSync(file); await asked;
function keptOver(graph: CallGraph, pause: Pause): Guard[] {
  const { fn, start, end } = pause;
  const { path, keeps, operands } = graph.program.fileOf(fn);
  const { index, body } = graph.program.fn(fn);
  const waits = waitsOf(graph).of(fn);
  // Matches: const all = []; list().then((names) => { names.forEach((name) => { …; all.push(ask(name)); }); return Promise.all(all); })
  const isOver = ({ fn: holder, value, from, until, rounds = { last: until, dealt: [] } }: KeptPromise): boolean =>
    (holder === index || isWithin(value, body)) &&
    start < rounds.last &&
    end > from &&
    (value.start !== start || value.end !== end) &&
    !waits.some((at) => at > from && at < rounds.last && !rounds.dealt.includes(at));
  const given = operands.filter((one) => isOver(one) && isGivenPromise(graph, path, one));
  const kept = [...keeps.filter((one) => !one.within && isOver(one)), ...given];
  if (kept.length === 0 || isLeftAlone(graph, pause)) return [];
  return kept
    .filter(({ call }) => call === undefined || !isAtOnce(graph, callId(path, call)))
    .map(({ value }) => ({ file: path, span: value, by: { helper: 'awaitedLater' } }));
}

/** Whether a function of the program gets a promise of another one. What gets into other hands may never be handled. */
// Matches: ask() of show(ask(), fs.readFileSync(file)), where `ask` is an async function
function isGivenPromise(graph: CallGraph, path: string, { call, holder }: Operand): boolean {
  const calleesOf = (index: number | undefined) => [...(graph.targets.get(callId(path, index ?? -1)) ?? [])];
  return calleesOf(holder).length > 0 && calleesOf(call).some((fn) => promisesOf(graph).of(fn));
}

/** An argument that is passed on as a promise is not awaited where it stands, unless the call blocks. */
// Matches: Promise.all([load('a'), load('b')])
function isLeftAlone(graph: CallGraph, { fn, start, end }: Pause): boolean {
  const call = graph.program.callsIn(fn).find(({ span }) => span.start === start && span.end === end);
  return call?.position.promised === true && !blocks(graph, callId(pathOf(fn), call.index));
}

/** Its result is no promise: it blocks, or it is awaited there and calls functions that only return what blocks. */
function isAtOnce(graph: CallGraph, call: CallId): boolean {
  const callees = [...(graph.targets.get(call) ?? [])];
  const isOurs = callees.length > 0 && (graph.outside.get(call)?.size ?? 0) === 0;
  const isKept = graph.program.call(call).position.promised;
  return blocks(graph, call) || (isOurs && !isKept && callees.every((fn) => promisesOf(graph).isNoneOf(fn)));
}

function blocks(graph: CallGraph, call: CallId): boolean {
  return blockingAt(graph, call) !== undefined;
}
