import { addsListener, LAST_EVENTS } from '../../language/emitters';
import { functionId, isWithin, pathOf } from '../../program';
import type { Access, CallFacts, CallGraph, FunctionFacts, FunctionId, Handed, Hazard } from '../../types';
import { SCHEDULERS } from '../barriers/callbacks';
import { turnGuards } from '../guards/sockets';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { pausesOf } from '../propagation/pauses';
import { isFarOff } from './registrations';
import { areOfOneVariable } from './variable-uses';

/**
 * Callbacks that now wait before they set a variable of the function around them, beside others of that function that
 * use it and run once, soon after: what used to be set by then may now come too late.
 */
// Matches: file.on('end', () => { title = load(); }); child.on('close', () => res.send(title));
export function setTooLate(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  return closures.flatMap(({ finding, owner, awaits, resumed, async: made }) => {
    const pauses = pausesOf(graph, [finding.blocking.id, ...awaits, ...resumed]);
    return [...made].flatMap((fn) => {
      const starts = pauses.filter((pause) => pause.fn === fn).map(({ start }) => start);
      if (starts.length === 0 || !isCallback(graph, fn)) return [];
      return usersBeside(graph, fn, Math.min(...starts)).map(({ name, user }) => {
        const message = `${name} may be used or set at ${user} before this callback does so, because it waits now`;
        const hazard: Hazard = { code: 'in-flight', message, at: graph.program.at(fn), findings: [finding.id] };
        return { fn: owner, hazard };
      });
    });
  });
}

/** Whether outside code calls a function later; the listeners of a socket take turns. */
export function isCallback(graph: CallGraph, fn: FunctionId): boolean {
  const handed = graph.callbacks.get(fn) ?? [];
  return handed.some(({ use }) => use.kind === 'unknown' || use.kind === 'settled') && !turnGuards(graph, fn);
}

/** What a function sets or uses from an offset on, and which other callback does the other of the two. */
function usersBeside(
  graph: CallGraph,
  fn: FunctionId,
  since: number,
): readonly { readonly name: string; readonly user: string }[] {
  const { accesses, functions } = graph.program.fileOf(fn);
  const { index, span } = graph.program.fn(fn);
  const late = accesses.filter((one) => one.fn === index && isOuter(one, index) && (one.done ?? one.at) > since);
  if (late.length === 0) return [];
  const beside = functions.filter(
    (other) => !isWithin(other.span, span) && !isWithin(span, other.span) && isSoon(graph, fn, other),
  );
  return beside.flatMap((other) => {
    const used = accesses.filter(({ at }) => at >= other.span.start && at < other.span.end);
    const met = late.find((one) => used.some((use) => areOfOneVariable(one, use) && [one, use].some(isWrite)));
    return met ? [{ name: met.name, user: graph.program.at(functionId(pathOf(fn), other.index)) }] : [];
  });
}

function isWrite({ kind }: Access): boolean {
  return kind === 'write';
}

/** Whether a variable is one of a function around. */
function isOuter({ root, home }: Access, index: number): boolean {
  return home !== 0 && home !== index && root.includes('#');
}

/** Whether a callback runs once, and soon, in an order that the program may rely on. */
function isSoon(graph: CallGraph, fn: FunctionId, { index }: FunctionFacts): boolean {
  const own = graph.callbacks.get(fn) ?? [];
  const handed = graph.callbacks.get(functionId(pathOf(fn), index)) ?? [];
  return handed.some((one) => {
    const call = graph.program.call(one.call);
    if (one.use.kind === 'settled')
      return maker(graph, one, call)?.name === 'once' || own.some((other) => areOfOnePromise(graph, other, call));
    return isTimer(one, call) || (one.index === 1 && isLastEvent(call));
  });
}

// Matches: setTimeout(show, 10), and not: setTimeout(giveUp, 30000), setTimeout(next, delay)
function isTimer({ path, index }: Handed, call: CallFacts): boolean {
  const isKnown = call.args.length < 2 || call.args[1].kind === 'number';
  return SCHEDULERS.has(path) && path !== 'setInterval' && index === 0 && isKnown && !isFarOff(call);
}

// Matches: child.on('close', …), once(child, 'close')
function isLastEvent(call: CallFacts | undefined): boolean {
  if (!call || !addsListener(call.name)) return false;
  const event = call.args.find(({ kind }) => kind === 'string')?.value ?? '';
  return event !== 'error' && LAST_EVENTS.includes(event);
}

/** The call whose promise a `then` continues. */
// Matches: once(child, 'close') of: once(child, 'close').then(show)
function maker({ program }: CallGraph, { call: id }: Handed, { member }: CallFacts): CallFacts | undefined {
  const object = member?.object;
  return program.fileOf(id).calls.find(({ span }) => span.start === object?.start && span.end === object.end);
}

// Matches: asked.then(note); asked.then(show);
function areOfOnePromise({ program }: CallGraph, { call: id, use }: Handed, { member, span }: CallFacts): boolean {
  const other = program.call(id);
  const isSame = member?.objectName !== undefined && member.objectName === other.member?.objectName;
  return use.kind === 'settled' && isSame && other.span.start < span.start;
}
