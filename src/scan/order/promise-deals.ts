import { isPromised } from '../calls/promised';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { wrapped } from '../syntax/walk';
import { containerIn } from './container-contents';
import { reachedFrom, type Reached } from './container-members';

/** How a promise is dealt with, or each one of a container: itself, or as a part of an element. */
export type Deal = 'itself' | 'inside' | undefined;

/** Whether a promise, or each one of a container, is awaited or handled where it is used. */
export function isDealtWith(builder: FactsBuilder, use: Node): boolean {
  return dealAt(builder, use) !== undefined;
}

/** What is awaited or handled where a promise, or a container of promises, is used. */
// Matches: await p, p.then(…), Promise.all(list), Promise.all([p, …]), Promise.all([...list]), for (const p of list) await p
export function dealAt(builder: FactsBuilder, use: Node): Deal {
  const variable = builder.scopes.variableOf(use);
  const reached = reachedFrom(use, variable && containerIn(variable));
  const outer = wrapped(reached.node);
  const parent = outer.parent as Node;
  const found = reached.isInside ? 'inside' : 'itself';
  switch (parent.type) {
    case 'AwaitExpression':
      return reached.isList && reached.node !== use ? undefined : found;
    case 'ForOfStatement':
      return parent.right === outer ? dealInLoop(builder, parent, reached) : undefined;
    case 'SpreadElement':
      return isPromised(parent, parent.parent as Node) ? found : undefined;
    default:
      return isPromised(outer, parent) ? found : undefined;
  }
}

/** What a loop awaits of each element. */
// Matches: for (const p of list) await p, for (const [name, p] of map) await p, for (const job of jobs) await job.done
function dealInLoop({ scopes }: FactsBuilder, loop: Node, { isPairs, isInside }: Reached): Deal {
  const [each] = ((loop.left as Node).declarations as Node[] | undefined) ?? [];
  if (loop.await === true) return 'itself';
  const pattern = each?.id as Node | undefined;
  const awaited = namesIn(pattern).flatMap((name) => {
    const uses = scopes.variableOf(name)?.uses ?? [];
    return uses.map(wholeOf).filter((use) => use.parent?.type === 'AwaitExpression');
  });
  if (awaited.length === 0) return undefined;
  const isPart = pattern?.type === 'ObjectPattern' || (pattern?.type === 'ArrayPattern' && !isPairs);
  return isInside || isPart || awaited[0].type === 'MemberExpression' ? 'inside' : 'itself';
}

/** The names that a pattern declares, at its first level. */
function namesIn(pattern: Node | undefined): readonly Node[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ArrayPattern':
      return (pattern.elements as (Node | null)[]).filter((one) => one?.type === 'Identifier') as Node[];
    case 'ObjectPattern':
      return (pattern.properties as Node[])
        .map(({ value }) => value as Node | undefined)
        .filter((value): value is Node => value?.type === 'Identifier');
    default:
      return [];
  }
}

// Matches: job.done for job
function wholeOf(use: Node): Node {
  let whole = use;
  while (whole.parent?.type === 'MemberExpression' && whole.parent.object === whole) whole = whole.parent;
  return whole;
}
