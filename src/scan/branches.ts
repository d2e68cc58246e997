import { isWithin } from '../program';
import type { BranchFacts } from '../types';
import type { FactsBuilder } from './facts';
import type { Node } from './parse';
import { spanOf, type Nodes } from './walk';

/** The parts that may be passed over, of each kind of node that has some. */
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

/** The parts of functions that may be passed over, where something is waited for in them. */
export function branchesOf(builder: FactsBuilder, tree: Nodes): BranchFacts[] {
  const jumps = tree.of('BreakStatement', 'ContinueStatement');
  return [...PARTS].flatMap(([type, partsOf]) =>
    tree.of(type).flatMap((node) => {
      const fn = builder.ownerOf(node);
      const { awaits } = builder.functions[fn];
      if (awaits.length === 0) return [];
      const parts = (partsOf(node) as (Node | null | undefined)[]).flatMap((part) => (part ? [spanOf(part)] : []));
      return parts
        .filter(({ start, end }) => awaits.some((at) => at > start && at <= end))
        .map((span) => ({
          fn,
          ...span,
          jumps: jumps.filter((jump) => isWithin(jump, span)).map((jump) => jump.start),
        }));
    }),
  );
}
