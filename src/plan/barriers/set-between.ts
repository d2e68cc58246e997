import { isWithin } from '../../program';
import type { CallFacts, CallGraph } from '../../types';
import { isAlwaysMet } from '../branches';
import { resultOf } from '../copies';
import type { Pause } from '../propagation/pauses';

/**
 * Whether the variable or field that gets a listener is always set after a pause, and only once from there on, to what a call
 * gives: whatever it held before, the listener is for something newer.
 */
// Matches: const file = fs.readFileSync('file'); child = spawn(file); child.on('error', fail), where child is of the module
export function isSetBetween(graph: CallGraph, pause: Pause, heard: CallFacts): boolean {
  const { index } = graph.program.fn(pause.fn);
  if (heard.fn !== index) return false;
  const made = variableSet(graph, pause, heard) ?? fieldSet(graph, pause, heard);
  return (
    made !== undefined &&
    made.fn === index &&
    made.span.start >= pause.end &&
    made.span.end <= heard.callee.start &&
    isAlwaysMet(graph.program, pause.fn, [made.span.start], [heard.callee.start]) &&
    (!made.position.inTry || areInOneList(graph, pause, made, heard) || isLeftByCatch(graph, pause, made, heard))
  );
}

// Matches: try { client.socket = connect(url); } catch (error) { throw new Error(error); } client.socket.on('error', fail);
/** Whether a call is in a `try` beside the other one, whose `catch` goes on nowhere before that. */
function isLeftByCatch({ program }: CallGraph, { fn }: Pause, made: CallFacts, heard: CallFacts): boolean {
  const { statements, choices } = program.fileOf(fn);
  const around = statements.filter(({ items }) => items.some(({ span }) => isWithin(made.span, span)));
  const [common, ...others] = around.filter(({ items }) => items.some(({ span }) => isWithin(heard.callee, span)));
  if (!common || around.length !== others.length + 2) return false;
  const all = [common, ...others].flatMap(({ items }) => items.map(({ span }) => span));
  const end = Math.min(...all.filter((span) => isWithin(made.span, span)).map((span) => span.end));
  return choices.some(({ one, other }) => one.end === end && other.start === end && isWithin(heard.callee, other));
}

/** Whether what follows a call in its own block includes the other one: nothing is caught in between. */
function areInOneList({ program }: CallGraph, { fn }: Pause, made: CallFacts, heard: CallFacts): boolean {
  const lists = program
    .fileOf(fn)
    .statements.filter(({ items }) => items.some(({ span }) => isWithin(made.span, span)));
  const sizeOf = ({ items }: (typeof lists)[number]): number => (items.at(-1)?.span.end ?? 0) - items[0].span.start;
  const [own] = lists.sort((one, other) => sizeOf(one) - sizeOf(other));
  return own?.items.some(({ span }) => isWithin(heard.callee, span));
}

/** The call whose result the function assigns to a shared variable, if that is its last assignment before the listener. */
function variableSet({ program }: CallGraph, { fn, end }: Pause, heard: CallFacts): CallFacts | undefined {
  const [file, { index }] = [program.fileOf(fn), program.fn(fn)];
  const name = heard.member?.objectName;
  const writes = file.accesses.filter(
    (access) =>
      access.fn === index &&
      access.kind === 'write' &&
      access.name === name &&
      access.at >= end &&
      access.at < heard.callee.start,
  );
  const [write, ...others] = writes;
  if (!write || others.length > 0 || write.inside || write.members.length > 0 || write.again) return undefined;
  const right = { start: write.at, end: write.done ?? write.at };
  const given = file.flow.flatMap((row) => (row[0] === 'copy' && row[1] === heard.receiverNode ? [row[2]] : []));
  return given.map((node) => resultOf(file, node)).find((call) => call && isWithin(call.span, right));
}

/** The call whose result the function sets as a field of an object, if it sets no such field otherwise. */
// Matches: client.socket = connect(url); client.socket.on('error', fail)
function fieldSet({ program }: CallGraph, { fn }: Pause, heard: CallFacts): CallFacts | undefined {
  const [file, { index }] = [program.fileOf(fn), program.fn(fn)];
  const load = file.flow.find((row) => row[0] === 'load' && row[1] === heard.receiverNode);
  if (load?.[0] !== 'load') return undefined;
  const stores = file.flow.filter((row) => row[0] === 'store' && row[2] === load[3] && row[4] === index);
  const [store] = stores;
  if (stores.length !== 1 || store[0] !== 'store' || store[1] !== load[2]) return undefined;
  return resultOf(file, store[3]);
}
