import { functionId } from '../../program';
import type { Access, ArgumentFacts, BlockingCall, CallFacts, CallGraph, FunctionId, Hazard, Hold } from '../../types';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';

/** Methods that change a buffer in place, and functions that fill a given one. */
const MUTATORS = /^(?:fill|write\w*|set|copyWithin|swap(?:16|32|64)|reverse|sort)$/;
const FILLERS = /^(?:readSync|read|randomFillSync|randomFill|getRandomValues|copy)$/;
const MAX_DEPTH = 4;

/**
 * File descriptors and buffers that a call uses until it is over: while it waits, another request may use, close or
 * change a shared one. Such sets are for review.
 */
export function heldArguments(graph: CallGraph, effects: Effects, closures: readonly Closure[]): Guarding['hazards'] {
  return closures.flatMap(({ finding: { blocking }, owner }) =>
    (blocking.method.holds ?? []).flatMap((hold) => {
      const hazard = hazardOf(graph, effects, blocking, hold, owner);
      return hazard ? [{ fn: owner, hazard }] : [];
    }),
  );
}

function hazardOf(
  graph: CallGraph,
  effects: Effects,
  blocking: BlockingCall,
  hold: Hold,
  owner: FunctionId,
): Hazard | undefined {
  const arg = blocking.call.args[hold.index];
  const found = arg && sharedBehind(graph, owner, arg, 0);
  if (!found || isOfOneRequest(effects, found)) return undefined;
  const { shared } = found;
  if (hold.as === 'unchanged' && !isChanged(graph, blocking.file, shared)) return undefined;
  const message =
    hold.as === 'own'
      ? `another request may use ${shared.name} while this one waits`
      : `${shared.name} may be changed before the call has read it`;
  return { code: 'held-argument', message, at: `${blocking.file}:${blocking.call.line}` };
}

/** A use of a shared variable by a function. */
interface Found {
  readonly fn: FunctionId;
  readonly shared: Access;
}

/** Whether it is a part of an object that one request has for itself. */
// Matches: this.fd, where each handler has a reader of its own: const reader = new Reader(file); reader.tail(10); reader.close();
function isOfOneRequest(effects: Effects, { fn, shared: { at } }: Found): boolean {
  const touches = effects.eventsOf(fn).flatMap((event) => (event.own && event.at === at ? event.touches.list : []));
  return touches.length > 0 && touches.every(({ location }) => location.own === true);
}

/** The shared variable whose value an argument is, directly or through the parameters of enclosing functions. */
function sharedBehind(graph: CallGraph, fn: FunctionId, arg: ArgumentFacts, depth: number): Found | undefined {
  const file = graph.program.fileOf(fn);
  const { index } = graph.program.fn(fn);
  const isIn = ({ at }: Access): boolean => at >= arg.span.start && at < arg.span.end;
  const own = file.accesses.find((access) => access.fn === index && isIn(access) && !access.root.startsWith('import '));
  if (own) return /^[\w$.[\]]+$/.test(arg.text) ? { fn, shared: own } : undefined;
  if (arg.path.kind !== 'param' || depth > MAX_DEPTH) return undefined;
  const { fn: home, index: position } = arg.path;
  for (const edge of graph.to.get(functionId(file.path, home)) ?? []) {
    const given = graph.program.call(edge.call).args[position];
    const found = given && sharedBehind(graph, edge.caller, given, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Whether something modifies what the variable holds. */
function isChanged(graph: CallGraph, path: string, { root, name }: Access): boolean {
  const written = [...graph.program.all].some(({ accesses }) =>
    accesses.some((access) => access.root === root && access.inside === true),
  );
  return written || (graph.program.file(path)?.calls ?? []).some((call) => changes(call, name));
}

// Matches: scratch.writeUInt8(1, 0), crypto.randomFillSync(scratch), chunk.copy(scratch)
function changes(call: CallFacts, name: string): boolean {
  if (call.text.startsWith(`${name}.`) && MUTATORS.test(call.name)) return true;
  return FILLERS.test(call.name) && call.args.some((arg) => arg.text === name);
}
