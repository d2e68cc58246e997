import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { spanOf, unwrap } from '../syntax/walk';
import { detoursOf } from '../order/detours';
import { copyInto } from './assign';

/** An `await`: its operand, unless that is a call, and where it ends. */
export function awaitRule(builder: FactsBuilder, node: Node): void {
  copyInto(builder, node, node.argument);
  addWait(builder, node, node.end);
  const operand = unwrap(node.argument as Node);
  if (/^(?:Identifier|ImportExpression)$/.test(operand.type)) noteAwaited(builder, operand);
}

function noteAwaited(builder: FactsBuilder, operand: Node): void {
  const fn = builder.functions[builder.ownerOf(operand)];
  const loads = operand.type === 'ImportExpression' && { loads: true as const };
  fn.awaited = [...(fn.awaited ?? []), { ...spanOf(operand), ...loads }];
}

/** Records that the function around a node waits until an offset. */
export function addWait(builder: FactsBuilder, node: Node, end: number): void {
  const fn = builder.functions[builder.ownerOf(node)];
  fn.awaits.push(end);
  const detours = detoursOf(node);
  if (detours.length > 0) fn.detours = [...(fn.detours ?? []), ...detours];
}
