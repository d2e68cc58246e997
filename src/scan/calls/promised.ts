import type { Position } from '../../types';
import type { Node } from '../syntax/parse';
import { unwrap, wrapped } from '../syntax/walk';

const METHODS = new Set(['then', 'catch', 'finally']);
const STATICS = new Set(['resolve', 'all', 'allSettled', 'race', 'any']);

// Matches: f().then(…), Promise.resolve(f()), Promise.all([f(), …])
/** Whether a value is used as a promise where it stands. */
export function isPromised(outer: Node, parent: Node): boolean {
  return methodOn(outer, parent) !== undefined || combinationOf(outer, parent) !== undefined;
}

/** What happens to a rejection of a promise, or of the one that a chain derives from it. */
export function fateOf(outer: Node): Position['fate'] {
  const parent = outer.parent as Node;
  const call = methodOn(outer, parent);
  if (call) return deals(call) ? 'handled' : fateOf(wrapped(call));
  const combination = combinationOf(outer, parent);
  if (combination) return fateOf(wrapped(combination));
  switch (parent.type) {
    case 'AwaitExpression':
      return 'awaited';
    case 'ReturnStatement':
      return 'returned';
    case 'ArrowFunctionExpression':
      return parent.body === outer ? 'returned' : 'kept';
    case 'ExpressionStatement':
      return 'dropped';
    case 'UnaryExpression':
      return parent.operator === 'void' ? 'dropped' : 'kept';
    default:
      return 'kept';
  }
}

// Matches: return isKnown(ctx) || next(), (ctx, next) => (isFile(ctx) ? send(ctx) : next())
/** Whether it is the result of its function under a condition. */
export function isChosen(outer: Node): boolean {
  const parent = outer.parent as Node;
  const isLast = parent.type === 'LogicalExpression' && parent.right === outer;
  const isBranch = parent.type === 'ConditionalExpression' && parent.test !== outer;
  if (!isLast && !isBranch) return false;
  const choice = wrapped(parent);
  const owner = choice.parent as Node;
  const isGiven =
    owner.type === 'ReturnStatement' || (owner.type === 'ArrowFunctionExpression' && owner.body === choice);
  return isGiven || isChosen(choice);
}

/** Whether a type is stated of an expression that is not one of a promise. */
// Matches: load() satisfies string[], load() as Page, find()!, and not: load() as Promise<Page>
export function isTyped({ parent }: Node, text: string): boolean {
  if (parent?.type === 'ParenthesizedExpression') return isTyped(parent, text);
  if (parent?.type === 'TSNonNullExpression') return true;
  if (parent?.type !== 'TSAsExpression' && parent?.type !== 'TSSatisfiesExpression') return false;
  const { start, end } = parent.typeAnnotation as Node;
  return !/\bPromise\b|^(?:any|unknown)$/.test(text.slice(start, end));
}

/** The call of `then` or the like on a value. */
function methodOn(outer: Node, parent: Node): Node | undefined {
  if (parent.type !== 'MemberExpression' || parent.object !== outer) return undefined;
  const call = parent.parent as Node;
  const isCalled = call.type === 'CallExpression' && call.callee === parent;
  return isCalled && METHODS.has((parent.property as Node).name as string) ? call : undefined;
}

/** The call of `Promise.all` or the like with a value. */
function combinationOf(outer: Node, parent: Node): Node | undefined {
  const holder = parent.type === 'ArrayExpression' ? parent : outer;
  const call = holder.parent as Node;
  if (call.type !== 'CallExpression' || call.callee === holder) return undefined;
  const callee = unwrap(call.callee as Node);
  const isStatic =
    callee.type === 'MemberExpression' &&
    (callee.object as Node).name === 'Promise' &&
    STATICS.has((callee.property as Node).name as string);
  return isStatic ? call : undefined;
}

// Matches: .catch(next), .then(show, next)
function deals(call: Node): boolean {
  const name = ((call.callee as Node).property as Node).name;
  const count = (call.arguments as Node[]).length;
  return (name === 'catch' && count > 0) || (name === 'then' && count > 1);
}
