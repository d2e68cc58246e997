import { isWithin } from '../../program';
import type { BranchFacts, Span } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { endsWith, isFunction, spanOf, type Nodes } from '../syntax/walk';

/** `try` blocks that wait, as branches: an exception thrown before the wait bypasses it. */
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

/** Offsets in a part of a function at which an exception may be thrown without a wait before. */
function failing(builder: FactsBuilder, tree: Nodes, fn: number, part: Span): number[] {
  return tree
    .of('CallExpression', 'NewExpression', 'ThrowStatement')
    .filter((node) => isWithin(node, part) && builder.ownerOf(node) === fn && !isQuiet(builder, node))
    .filter((node) => !isAwaited(node))
    .map(({ start }) => start);
}

/** Functions that throw nothing, whatever they are given, as long as those are plain values. */
const QUIET =
  /^(?:console\.\w+|Date\.now|Math\.\w+|Number|String|Boolean|[\w.]+\.searchParams\.(?:set|append|delete))$/;
/** Built-in classes of which an instance can be made of anything. */
const QUIET_CLASS =
  /^new\s+(?:(?:Date|Error|TypeError|AbortController|FormData|URLSearchParams)\b|(?:Map|Set)\s*\(\s*\)|URL\s*\(\s*(['"`])https?:\/\/[\w.-]+(?:\/[^'"`\s$]*)?\1\s*\))/;

// Matches: console.log('…'), new URL('https://example.com/models'), and not: new Date(text).toISOString()
function isQuiet({ file }: FactsBuilder, { type, start, end, callee }: Node): boolean {
  if (type === 'NewExpression') return QUIET_CLASS.test(file.text.slice(start, end));
  const called = callee as Node | undefined;
  return called !== undefined && QUIET.test(file.text.slice(called.start, called.end));
}

/** It is an operand of an `await`, which waits even when the operand rejects. */
function isAwaited(node: Node): boolean {
  let at = node;
  while (at.parent && !isFunction(at) && at.type !== 'AwaitExpression' && !at.type.endsWith('Statement'))
    at = at.parent;
  return at.type === 'AwaitExpression';
}

/** Where control can only go after an exception: the `catch` and `finally`, if the `catch` leaves the function. */
function wayOf({ handler, finalizer }: Node): Span | undefined {
  const body = (handler as Node | null)?.body as Node | undefined;
  if (body && !endsWith(body, 'ReturnStatement', 'ThrowStatement')) return undefined;
  const parts = [handler, finalizer].filter((part) => part) as Node[];
  return { start: parts[0].start, end: parts[parts.length - 1].end };
}
