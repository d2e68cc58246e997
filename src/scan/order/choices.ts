import type { ChoiceFacts } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { endsWith, isFunction, spanOf, type Nodes } from '../syntax/walk';

/**
 * Mutually exclusive parts of functions: the branches of a condition, and a branch that returns and what follows it.
 */
// Matches: if (short) send(head()); else send(all());, short ? head() : all() and if (short) return head(); send(all());
export function choicesOf(builder: FactsBuilder, tree: Nodes): ChoiceFacts[] {
  return tree.of('IfStatement', 'ConditionalExpression').flatMap((node) => {
    const fn = builder.ownerOf(node);
    const arms = [node.consequent, node.alternate].filter((arm) => arm) as Node[];
    const behind = { start: node.end, end: endBehind(node) };
    const returning = node.type === 'IfStatement' ? arms.filter((arm) => endsWith(arm, 'ReturnStatement')) : [];
    return [
      ...(arms.length === 2 ? [{ fn, one: spanOf(arms[0]), other: spanOf(arms[1]) }] : []),
      ...returning.map((arm) => ({ fn, one: spanOf(arm), other: behind })),
    ];
  });
}

/**
 * The offset up to which nothing runs after a `return` at a statement: the end of the function or, because exceptions
 * continue in `catch` and everything in `finally`, of the enclosing part of a `try`.
 */
function endBehind(node: Node): number {
  let at = node;
  while (at.parent && !isFunction(at) && !isGuarded(at, at.parent)) at = at.parent;
  return at.end;
}

function isGuarded(part: Node, { type, block, handler, finalizer }: Node): boolean {
  return type === 'TryStatement' && (part === block || (part === handler && finalizer !== null));
}
