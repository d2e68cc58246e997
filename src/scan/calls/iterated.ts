import type { IteratedFacts, YieldFacts } from '../../types';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { unwrap } from '../syntax/walk';

/** How a caller iterates over the result of a call; undefined when it does not. */
export function iteratedBy(outer: Node, scopes: Scopes): IteratedFacts | undefined {
  const parent = outer.parent as Node;
  switch (parent.type) {
    case 'ForOfStatement':
      if (parent.right !== outer) return undefined;
      return parent.await === true ? { kind: 'either' } : { kind: 'loop', at: parent.start + 'for'.length };
    case 'SpreadElement':
      return (parent.parent as Node).type === 'ObjectExpression' ? undefined : { kind: 'list' };
    case 'YieldExpression':
      return parent.delegate === true ? { kind: 'either' } : undefined;
    case 'CallExpression':
    case 'NewExpression':
      return isCollected(outer, parent, scopes) ? { kind: 'list' } : undefined;
    default:
      return undefined;
  }
}

// Matches: Array.from(lines()), new Set(lines())
function isCollected(outer: Node, call: Node, scopes: Scopes): boolean {
  const args = call.arguments as Node[];
  if (args.length !== 1 || args[0] !== outer) return false;
  const callee = unwrap(call.callee as Node);
  const root = callee.type === 'MemberExpression' ? (callee.object as Node) : callee;
  if (root.type !== 'Identifier' || scopes.variableOf(root)) return false;
  if (call.type === 'NewExpression') return callee === root && root.name === 'Set';
  return (
    root.name === 'Array' && callee !== root && (callee.property as Node).name === 'from' && callee.computed !== true
  );
}

/** Names of what returns a promise. */
const PROMISING = /\bPromise\b|[pP]romises?\b|\bfetch\b|\baxios\b|Async\b|\bthen\b/;

/** A value that a generator yields; `promising` when it may be a promise, which an async generator would await. */
export function yieldFacts({ start, end }: Node, text: string): YieldFacts {
  return { span: { start, end }, promising: PROMISING.test(text.slice(start, end)) };
}
