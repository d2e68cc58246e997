import type { Node } from '../syntax/parse';
import { wrapped } from '../syntax/walk';
import { calledName } from '../paths/streams';

/** What an expression makes of a container: the container itself, a list of its elements, or one of them. */
export interface Reached {
  readonly node: Node;
  /** It is a list, and not an element. */
  readonly isList: boolean;
  /** It is not an element, but what one has. */
  readonly isInside: boolean;
  /** Its elements are pairs of a key and a value. */
  readonly isPairs: boolean;
}

/**
 * The outermost list, or element, that an expression makes of what a variable has; the methods of `container` are known to be
 * those of lists and sets, or of maps.
 */
// Matches: Object.values(jobs).flat(), jobs.map((job) => job.done), and of a container: jobs[name], jobs.get(name), jobs.shift()
export function reachedFrom(use: Node, container: 'map' | 'list' | undefined): Reached {
  let reached: Reached = { node: use, isList: true, isInside: false, isPairs: container === 'map' };
  for (;;) {
    const next = stepFrom(reached, use, container !== undefined);
    if (!next) return reached;
    reached = next;
  }
}

function stepFrom(reached: Reached, use: Node, isContainer: boolean): Reached | undefined {
  const outer = wrapped(reached.node);
  const parent = outer.parent as Node;
  if (parent.type === 'MemberExpression' && parent.object === outer)
    return parent.computed ? entryAt(reached, parent, isContainer) : memberAt(reached, parent, use, isContainer);
  if (parent.type === 'ArrowFunctionExpression' && parent.body === outer) return mappedTo(reached, parent, isContainer);
  const path = parent.type === 'CallExpression' && parent.callee !== outer ? pathOf(parent.callee as Node) : '';
  if (!LIST_CALLS.test(path)) return undefined;
  return { ...reached, node: parent, isPairs: path === 'Object.entries' || (path === 'Array.from' && reached.isPairs) };
}

const LIST_CALLS = /^(?:Object\.(?:values|entries)|Array\.from)$/;

// Matches: jobs[name]
function entryAt(reached: Reached, node: Node, isContainer: boolean): Reached | undefined {
  return isContainer ? { ...reached, node, isList: false } : undefined;
}

/** Methods that give a list of the elements, whatever it is that has them. */
const LISTS = /^(?:values|flat|reverse)$/;
/** Methods of lists and maps that give further lists, or elements. */
const MORE_LISTS = /^(?:slice|splice|filter|concat|entries|toReversed|toSorted|sort)$/;
const ELEMENTS = /^(?:get|shift|pop|at|find)$/;

// Matches: jobs.values(), jobs.map((job) => job.done), jobs.shift(), and done of jobs[name].done
function memberAt(reached: Reached, member: Node, use: Node, isContainer: boolean): Reached | undefined {
  const name = String((member.property as Node).name);
  const call = member.parent as Node;
  const isCalled = call.type === 'CallExpression' && call.callee === member;
  if (!isCalled)
    return reached.node === use || reached.isList ? undefined : { ...reached, node: member, isInside: true };
  if (LIST_CALLS.test(pathOf(member))) return undefined;
  if (name === 'map' && isPart((call.arguments as Node[])[0]?.body as Node | undefined))
    return { ...reached, node: call, isInside: true };
  if (LISTS.test(name)) return { ...reached, node: call, isPairs: false };
  if (isContainer && MORE_LISTS.test(name))
    return { ...reached, node: call, isPairs: name === 'entries' || reached.isPairs };
  return isContainer && ELEMENTS.test(name) ? { ...reached, node: call, isList: false } : undefined;
}

// Matches: names.map((name) => jobs[name].done) for jobs[name].done
function mappedTo(reached: Reached, callback: Node, isContainer: boolean): Reached | undefined {
  const call = callback.parent as Node;
  const isMap = call.type === 'CallExpression' && calledName(call) === 'map';
  return isContainer && isMap && !reached.isList ? { ...reached, node: call, isList: true } : undefined;
}

// Matches: job.done of (job) => job.done
function isPart(node: Node | undefined): boolean {
  return node?.type === 'Identifier' || (node?.type === 'MemberExpression' && isPart(node.object as Node));
}

function pathOf({ object, property }: Node): string {
  return `${String((object as Node | undefined)?.name)}.${String((property as Node | undefined)?.name)}`;
}
