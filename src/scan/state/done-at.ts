import type { Access } from '../../types';
import type { Node } from '../syntax/parse';
import { isFunction, keyName, wrapped } from '../syntax/walk';

/** Functions that modify their first argument. */
const ASSIGNERS = /^(?:assign|merge|extend|defaults|defaultsDeep|set|unset|defineProperty|defineProperties)$/;
const ATOMIC = /^(?:store|add|sub|and|or|xor|(?:compareE|e)xchange)$/;

/** A use of state, and where it takes effect, if that is later. */
export type Done = Pick<Access, 'kind' | 'done' | 'again'>;

/**
 * How the code around an expression modifies the state that it names; undefined where it only reads. The assigned
 * value, and the arguments of a method, are evaluated first.
 */
// Matches: x = 1, x += 1, x++, delete x.y, [x] = list, for (x of list), Object.assign(x, more)
export function changeOf(target: Node): readonly Done[] | undefined {
  const parent = target.parent as Node;
  const read = { kind: 'read' } as const;
  if (parent.type === 'AssignmentExpression' && parent.left === target) {
    const write = { kind: 'write', done: parent.end } as const;
    if (parent.operator === '=') return [write];
    // In `x += value` the read comes first; where the value waits, the rewrite evaluates it before, or refuses.
    return /^(?:\|\||&&|\?\?)=$/.test(String(parent.operator)) ? [read, write] : [{ ...read, done: parent.end }, write];
  }
  if (parent.type === 'UpdateExpression') return [read, { kind: 'write' }];
  if (parent.type === 'UnaryExpression' && parent.operator === 'delete') return [{ kind: 'write' }];
  if (isAssigner(parent, target))
    return [
      { ...read, done: parent.end },
      { kind: 'write', done: parent.end },
    ];
  const pattern = patternEnd(target);
  return pattern === undefined ? undefined : [{ kind: 'write', done: pattern }];
}

/** How a mutating method modifies its receiver: it is called after its arguments are evaluated. */
export function changeBy(callee: Node): readonly Done[] {
  const done = doneBy(callee.parent as Node);
  return [
    { kind: 'read', done },
    { kind: 'write', done },
  ];
}

const REMOVERS = /^(?:clear|delete|pop|remove\w*|shift|splice)$/;

/** Whether a change takes something away. */
// Matches: users.delete(id), delete users[id], queue.shift(), current = null
export function removes({ parent }: Node, method: string): boolean {
  const { type, operator, right } = parent as Node;
  if (type === 'CallExpression') return REMOVERS.test(method);
  if (type === 'UnaryExpression') return operator === 'delete';
  return type === 'AssignmentExpression' && operator === '=' && isNothing(right as Node);
}

function isNothing({ type, value, name }: Node): boolean {
  return (type === 'Literal' && value === null) || (type === 'Identifier' && name === 'undefined');
}

/** The offset at which a call has taken effect: for an awaited call, after its arguments and before the wait. */
// Matches: list.push(item), await store.setItem(key, item)
export function doneBy({ end, parent }: Node): number {
  return parent?.type === 'AwaitExpression' ? end - 1 : end;
}

/** Methods that read their receiver element by element. */
const ITERATORS = /^(?:forEach|map|filter|find\w*|some|every|flatMap|reduce\w*)$/;

/**
 * The offset at which an iteration over state ends: until then it reads the state again and again; or that of a call of a method
 * whose arguments are calls, which come first.
 */
// Matches: for (const job of queue) …, queue.map(…), queue.includes(load(name))
export function lookedAtUntil(target: Node, method: string): number | undefined {
  const parent = target.parent as Node;
  if (/^For(?:Of|In)Statement$/.test(parent.type) && parent.right === target) return parent.end;
  const isCall = parent.type === 'CallExpression' && parent.callee === target;
  const isLater = isCall && (ITERATORS.test(method) || (parent.arguments as Node[]).some((arg) => hasCall(arg)));
  return isLater ? parent.end : undefined;
}

/** Operands that are looked at for calls, in one another. */
const OPERANDS = ['left', 'right', 'object', 'argument', 'test', 'consequent', 'alternate', 'value', 'expression'];
const LISTS = ['elements', 'properties', 'expressions'];

/** Whether the value of an expression is made by a call. */
export function hasCall(node: Node | null): boolean {
  if (!node || /Function/.test(node.type)) return false;
  if (/^(?:Call|New|Await|TaggedTemplate)Expression$/.test(node.type)) return true;
  const inner = [
    ...OPERANDS.map((name) => node[name]),
    ...LISTS.flatMap((name) => (node[name] as unknown[] | undefined) ?? []),
  ];
  return inner.some((one) => typeof one === 'object' && one !== null && 'type' in one && hasCall(one as Node));
}

// Matches: Object.assign(settings, read()), _.merge(settings, read()), Atomics.add(hits, 0, 1)
function isAssigner({ type, arguments: args, callee }: Node, target: Node): boolean {
  if (type !== 'CallExpression' || (args as Node[])[0] !== target) return false;
  const { object, property, computed } = callee as Node;
  const owner = String((object as Node | undefined)?.name);
  const known = owner === 'Atomics' ? ATOMIC : /^(?:Object|Reflect|_|lodash)$/.test(owner) ? ASSIGNERS : undefined;
  return known?.test(keyName(property as Node, computed === true) ?? '') === true;
}

/** The end of the assignment to a pattern that contains an expression. */
function patternEnd(target: Node): number | undefined {
  let node = target;
  for (let parent = node.parent; parent; node = parent, parent = wrapped(node).parent) {
    if (parent.type === 'AssignmentExpression') return parent.left === node && node !== target ? parent.end : undefined;
    if (/^For(?:Of|In)Statement$/.test(parent.type)) return parent.left === node ? node.end : undefined;
    const isPart =
      /^(?:Array|Object)Pattern$|^RestElement$/.test(parent.type) ||
      (parent.type === 'Property' && parent.value === node && parent.parent?.type === 'ObjectPattern') ||
      (parent.type === 'AssignmentPattern' && parent.left === node);
    if (!isPart) return undefined;
  }
  return undefined;
}

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

/** What is changed in a loop was also changed in its other iterations. */
// Matches: for (const user of users) { …; user.visits += 1; }
export function withTurns<Touch extends Done>(use: Node, touches: readonly Touch[]): readonly Touch[] {
  const write = touches.find(({ kind }) => kind === 'write');
  let loop: Node | undefined;
  for (let node = write && use.parent; node && !isFunction(node); node = node.parent)
    if (LOOP.test(node.type)) loop = node;
  if (!write || !loop) return touches;
  const turn = (done: number): Touch => ({ ...write, done, again: true });
  return [turn(loop.start), ...touches, turn(loop.end)];
}
