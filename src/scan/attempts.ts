import { isWithin } from '../program';
import type { BranchFacts, Span } from '../types';
import type { FactsBuilder } from './facts';
import type { Node } from './parse';
import { isFunction, spanOf, type Nodes } from './walk';

const LEAVES = /^(?:Return|Throw)Statement$/;

/** The parts of `try` statements that wait: what fails in them before that passes over it. */
// Matches: try { check(list); await send(list); } catch { keep(list); }, and not: try { await send(list); } catch { … }
export function attemptsOf(builder: FactsBuilder, tree: Nodes): BranchFacts[] {
  return tree.of('TryStatement').flatMap((node) => {
    const fn = builder.ownerOf(node);
    const span = spanOf(node.block as Node);
    const waits = builder.functions[fn].awaits.filter((at) => at > span.start && at <= span.end);
    if (waits.length === 0) return [];
    const jumps = failing(builder, tree, fn, span).filter((at) => at < waits[waits.length - 1]);
    const only = wayOf(node);
    return jumps.length > 0 ? [{ fn, ...span, jumps, ...(only && { only }) }] : [];
  });
}

/** Where a part of a function may fail without having waited. */
function failing(builder: FactsBuilder, tree: Nodes, fn: number, part: Span): number[] {
  return tree
    .of('CallExpression', 'NewExpression', 'ThrowStatement')
    .filter((node) => isWithin(node, part) && builder.ownerOf(node) === fn && !isQuiet(builder, node))
    .filter((node) => !isAwaited(node))
    .map(({ start }) => start);
}

// Matches: console.log('…')
function isQuiet({ file }: FactsBuilder, { start }: Node): boolean {
  return file.text.startsWith('console.', start);
}

/** It is evaluated for an `await`, which waits also for what fails in it. */
function isAwaited(node: Node): boolean {
  let at = node;
  while (at.parent && !isFunction(at) && at.type !== 'AwaitExpression' && !at.type.endsWith('Statement'))
    at = at.parent;
  return at.type === 'AwaitExpression';
}

/** Where alone whoever fails gets to: a handler that leaves the function, and what is done on the way. */
function wayOf({ handler, finalizer }: Node): Span | undefined {
  const body = (handler as Node | null)?.body as Node | undefined;
  const last = (body?.body as Node[] | undefined)?.at(-1);
  if (body && !(last && LEAVES.test(last.type))) return undefined;
  const parts = [handler, finalizer].filter((part) => part) as Node[];
  return { start: parts[0].start, end: parts[parts.length - 1].end };
}
