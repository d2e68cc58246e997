import { functionId } from '../program';
import type { CallFacts, FileFacts, FunctionFacts, FunctionId } from '../types';
import { Order } from './calls';
import type { Reshape } from './reshape';
import type { Style } from './style';
import { around, composition, FIRST, type OrderedEdit } from './text';

/** A statement `list.forEach(visit)` that becomes a loop. */
export interface Each {
  readonly call: CallFacts;
  readonly visit: FunctionFacts;
}

/** The calls that a `for…of` can replace. A callback that runs under a lock stays a function. */
export function eachesOf(
  facts: FileFacts,
  calls: readonly CallFacts[],
  locked: ReadonlySet<FunctionId>,
  text: string,
  reshape: Reshape | undefined,
): Each[] {
  return calls.flatMap((call) => {
    const { each } = call.position;
    const visit = facts.functions.find((fn) => fn.argumentOf?.call === call.index);
    if (!reshape || !each || !visit || visit.async || locked.has(functionId(facts.path, visit.index))) return [];
    return reshape.accepts(facts.path, text.slice(each.start, each.end)) ? [{ call, visit }] : [];
  });
}

/** The edits that make the loop; `waiting` are the awaited calls of the file. */
export function eachEdits(
  facts: FileFacts,
  { call, visit }: Each,
  waiting: readonly CallFacts[],
  text: string,
  style: Style,
  reshape: Reshape,
): OrderedEdit[] {
  const each = call.position.each ?? call.span;
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', each.start - 1) + 1))?.[0] ?? '';
  const shape = (statement: string): string => reshape.loopOf(facts.path, statement, indent, style);
  // The value that an arrow function returned is a statement now.
  const results = waiting.filter((other) => other.fn === visit.index && other.position.returned && !visit.block);
  // The lines of a longer statement are indented before they get their shape.
  const along = text.slice(each.start, each.end).includes('\n') ? undefined : each.start;
  return [
    { ...composition(each, [each]), shape, depth: FIRST, along },
    ...results.flatMap((result) => around(result.span, 'await ', '', Order.await)),
  ];
}
