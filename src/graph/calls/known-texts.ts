import type { Solver } from '../points-to/solve';
import type { NodeTexts } from './path-texts';

/** The texts at a flow node, without those that only tests pass; incomplete when there can be others. */
export function textsAt(solver: Solver, node: number, made: NodeTexts['made']): NodeTexts {
  const all = [...solver.valuesAt(node)].map((value) => solver.values.get(value));
  const values = all.filter((value) => value.kind !== 'text' || !value.ofTests);
  const texts = values.flatMap((value) => (value.kind === 'text' ? [value.pattern] : []));
  const unread = values.flatMap((value) => (value.kind === 'unread' ? [value.path] : []));
  const isKnown = texts.length + made.length > 0;
  return { texts, made, complete: isKnown && texts.length === values.length, unread };
}
