import type { FactsBuilder } from '../facts';
import type { AwaitedOperand } from '../../types';
import type { Node } from '../syntax/parse';
import { spanOf, unwrap } from '../syntax/walk';
import { detoursOf } from '../order/detours';
import { copyInto } from './assign';

/** An `await`: its operand, unless that is a call, and where it ends. */
export function awaitRule(builder: FactsBuilder, node: Node): void {
  copyInto(builder, node, node.argument);
  addWait(builder, node, node.end);
  const operand = unwrap(node.argument as Node);
  if (isSettled(operand)) noteAwaited(builder, operand, { settled: true });
  else if (operand.type === 'ImportExpression') noteAwaited(builder, operand, { loads: true });
  else if (operand.type === 'Identifier') noteAwaited(builder, operand);
}

/** Whether a value is no promise. */
// Matches: null, undefined, 0, `done`, !found, a + b
function isSettled({ type, name }: Node): boolean {
  return /^(?:Literal|TemplateLiteral|UnaryExpression|BinaryExpression)$/.test(type) || name === 'undefined';
}

function noteAwaited(builder: FactsBuilder, operand: Node, kind?: Pick<AwaitedOperand, 'loads' | 'settled'>): void {
  const fn = builder.functions[builder.ownerOf(operand)];
  fn.awaited = [...(fn.awaited ?? []), { ...spanOf(operand), ...kind }];
}

/** Records that the function around a node waits until an offset. */
export function addWait(builder: FactsBuilder, node: Node, end: number): void {
  const fn = builder.functions[builder.ownerOf(node)];
  fn.awaits.push(end);
  const detours = detoursOf(node);
  if (detours.length > 0) fn.detours = [...(fn.detours ?? []), ...detours];
}
