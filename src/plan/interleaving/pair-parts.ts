import { PUTS } from '../../language/collections';
import { functionId, pathOf } from '../../program';
import type { CallGraph, FunctionId, ProgramView } from '../../types';
import type { Event } from '../effects/events';
import { isChange } from '../effects/file-uses';
import type { Location, PairParts } from '../effects/locations';
import { blockingAt } from '../graph-index';
import { fixedSince } from './fixed-paths';

/** Whether two names differ in what is written behind the last dot alone. */
// Matches: certs/*.crt and certs/*.key
export function isOneRecord(one: Location, other: Location): boolean {
  const [first, second] = [one, other].map(({ kind, key }) =>
    kind === 'file' ? RECORD.exec(key)?.groups?.stem : undefined,
  );
  return first !== undefined && first === second && one.key !== other.key;
}

const RECORD = /^(?<stem>.*\*)\.\w+$/;

/** Whether two events only touch the file that their function gets as an argument, whichever of several that is. */
// Matches: (file, item) => { const list = read(file); fs.writeFileSync(file, [...list, item]); }
export function areAtOneFile(graph: CallGraph, first: Event, second: Event): boolean {
  const [one, other] = [first, second].map((event) => givenFileOf(graph, event));
  return one !== undefined && one === other;
}

/** The parameter of a function that names all that an event touches, if it always has the same value. */
function givenFileOf(graph: CallGraph, { call, touches }: Event): string | undefined {
  const blocking = call && blockingAt(graph, call);
  if (!blocking || touches.list.some(({ location: { kind } }) => kind !== 'file')) return undefined;
  const { paths = [0], inOptions = [] } = blocking.method;
  const [arg] = paths.map((at) => blocking.call.args[at]);
  if (paths.length !== 1 || inOptions.length > 0 || arg?.path.kind !== 'param') return undefined;
  const fn = functionId(pathOf(call), arg.path.fn);
  const since = fixedSince(graph.program.fileOf(fn), arg);
  return since !== undefined && since < graph.program.fn(fn).body.start ? `${fn} ${arg.text}` : undefined;
}

export function areVariables(parts: PairParts): boolean {
  return parts.every(({ kind }) => kind === 'variable');
}

/** Whether each of two events changes one part of a pair. Each of two that change both is complete in itself. */
export function areChangedApart(parts: PairParts, first: Event, second: Event): boolean {
  const [one, other] = [first, second].map((event) => parts.map((part) => changes(event, part)));
  return parts.some((_, at) => one[at] && other[1 - at]) && [...one, ...other].includes(false);
}

/** Whether an event puts what wakes its function where others find it, for which the function waits then. */
// Matches: if (load().length === seen) await new Promise((resolve) => waiters.push(resolve));
export function waitsToBeWoken({ program }: CallGraph, parts: PairParts, event: Event): boolean {
  if (event.call === undefined) return false;
  const { isNew, name, position, index } = program.call(event.call);
  if (!isNew || name !== 'Promise' || !position.awaited) return false;
  const executor = program.fileOf(event.call).functions.find(({ argumentOf }) => argumentOf?.call === index);
  const isKept = executor !== undefined && keepsResolve(program, functionId(pathOf(event.call), executor.index));
  return isKept && parts.some((part) => part.kind === 'variable' && changes(event, part));
}

/** Whether an executor leaves it to others to fulfil its promise: it does not pass on, or call, what does so. */
// Matches: (resolve) => waiters.push(resolve), (resolve) => { wake = resolve; }, and not: (resolve) => setTimeout(resolve, 100)
function keepsResolve(program: ProgramView, executor: FunctionId): boolean {
  const [resolve] = program.fn(executor).params;
  const calls = program.callsIn(executor);
  const taking = calls.filter(({ text, args }) => text === resolve || args.some((arg) => arg.text === resolve));
  return taking.every(({ name, member }) => member !== undefined && PUTS.test(name));
}

function changes({ touches }: Event, { key }: Location): boolean {
  return touches.list.some((touch) => touch.location.key === key && isChange(touch));
}
