import { isWithin } from '../../program';
import type { BranchFacts, SkippedPart, Span } from '../../types';
import { attemptsOf } from './attempts';
import { isEntered } from './entered';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { spanOf, type Nodes } from '../syntax/walk';

/** The parts that may be skipped, by type of node. */
const PARTS = new Map<string, (node: Node) => readonly unknown[]>([
  ['IfStatement', ({ consequent, alternate }) => [consequent, alternate]],
  ['ConditionalExpression', ({ consequent, alternate }) => [consequent, alternate]],
  ['LogicalExpression', ({ right }) => [right]],
  // Matches: cached ??= await load()
  ['AssignmentExpression', ({ operator, right }) => (/^(?:\|\||&&|\?\?)=$/.test(operator as string) ? [right] : [])],
  ['ChainExpression', (node) => [node]],
  ['SwitchCase', (node) => [node]],
  ['CatchClause', ({ body }) => [body]],
  ['ForStatement', ({ body, update }) => [body, update]],
  ['ForInStatement', ({ body }) => [body]],
  ['ForOfStatement', ({ body }) => [body]],
  ['WhileStatement', ({ body }) => [body]],
]);

/** Nodes of which exactly one of two parts runs. */
const CHOICE = /^(?:IfStatement|ConditionalExpression)$/;

/** A loop that is entered in any case, and waits before it can be left. */
// Matches: while (true) { await step(); if (isDone()) break; }
function isDone(
  builder: FactsBuilder,
  loop: Node,
  body: Span,
  jumps: readonly Node[],
  awaits: readonly number[],
): boolean {
  const first = Math.min(...awaits.filter((at) => at > body.start));
  const isLeft = jumps.some(({ start }) => start > body.start && start < first);
  return !isLeft && body.start === (loop.body as Node | undefined)?.start && isEntered(builder, loop);
}

/** The parts of functions that may be skipped, and in which they call one of their parameters. */
// Matches: if (isOpen()) next();
export function skippedCallsOf(builder: FactsBuilder, tree: Nodes): SkippedPart[] {
  const calls = builder.calls.filter(({ fn, text }) => builder.functions[fn].params.includes(text));
  const called = new Set(calls.map(({ fn }) => fn));
  if (called.size === 0) return [];
  return [...PARTS].flatMap(([type, partsOf]) =>
    tree.of(type).flatMap((node) => {
      const fn = builder.ownerOf(node);
      if (!called.has(fn)) return [];
      const own = calls.filter((call) => call.fn === fn);
      const parts = (partsOf(node) as (Node | null | undefined)[]).flatMap((part) => (part ? [spanOf(part)] : []));
      return parts.filter((part) => own.some(({ span }) => isWithin(span, part))).map((span) => ({ fn, ...span }));
    }),
  );
}

/** The parts of functions that may be skipped, and in which something is awaited or the process ends. */
export function branchesOf(builder: FactsBuilder, tree: Nodes): BranchFacts[] {
  const jumps = tree.of('BreakStatement', 'ContinueStatement');
  const exits = builder.calls.filter(({ text }) => text === 'process.exit');
  const passedOver = [...PARTS].flatMap(([type, partsOf]) =>
    tree.of(type).flatMap((node) => {
      const fn = builder.ownerOf(node);
      const { awaits } = builder.functions[fn];
      const met = [...awaits, ...exits.filter((exit) => exit.fn === fn).map(({ span }) => span.end)];
      if (met.length === 0) return [];
      const parts = (partsOf(node) as (Node | null | undefined)[]).flatMap((part) => (part ? [spanOf(part)] : []));
      return parts
        .filter(
          (part) => met.some((at) => at > part.start && at <= part.end) && !isDone(builder, node, part, jumps, awaits),
        )
        .map((span) => ({
          fn,
          ...span,
          jumps: jumps.filter((jump) => isWithin(jump, span)).map((jump) => jump.start),
          ...(CHOICE.test(type) && parts.length === 2 && { other: parts[1 - parts.indexOf(span)] }),
        }));
    }),
  );
  return [...passedOver, ...attemptsOf(builder, tree)];
}
