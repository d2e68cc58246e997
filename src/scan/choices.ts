import type { ChoiceFacts } from '../types';
import type { FactsBuilder } from './facts';
import type { Node } from './parse';
import { isFunction, spanOf, type Nodes } from './walk';

/** Parts of functions of which nobody does both: the arms of a condition, and those that return and what comes behind. */
// Matches: if (short) send(head()); else send(all());, short ? head() : all() and if (short) return head(); send(all());
export function choicesOf(builder: FactsBuilder, tree: Nodes): ChoiceFacts[] {
  return tree.of('IfStatement', 'ConditionalExpression').flatMap((node) => {
    const fn = builder.ownerOf(node);
    const arms = [node.consequent, node.alternate].filter((arm) => arm) as Node[];
    const behind = { start: node.end, end: endBehind(node) };
    const returning = node.type === 'IfStatement' ? arms.filter(returns) : [];
    return [
      ...(arms.length === 2 ? [{ fn, one: spanOf(arms[0]), other: spanOf(arms[1]) }] : []),
      ...returning.map((arm) => ({ fn, one: spanOf(arm), other: behind })),
    ];
  });
}

/**
 * Up to where nothing is done by who returns at a statement: the end of the function or, since what fails on the way out goes
 * on in `catch`, and all in `finally`, of the part of a `try` that it is in.
 */
function endBehind(node: Node): number {
  let at = node;
  while (at.parent && !isFunction(at) && !isGuarded(at, at.parent)) at = at.parent;
  return at.end;
}

function isGuarded(part: Node, { type, block, handler, finalizer }: Node): boolean {
  return type === 'TryStatement' && (part === block || (part === handler && finalizer !== null));
}

function returns(arm: Node): boolean {
  const last = arm.type === 'BlockStatement' ? (arm.body as Node[]).at(-1) : arm;
  return last?.type === 'ReturnStatement';
}
