import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';

/** Whether `+` may add numbers, so that what stands on its two sides tells nothing of the result. */
// Matches: n + 1 of `${n + 1}.txt`, and not: 'note-' + 1
export function mayAdd({ type, operator, left, right }: Node): boolean {
  if (type !== 'BinaryExpression' || operator !== '+') return false;
  const sides = [left, right].map((side) => unwrap(side as Node));
  return sides.some(isNumber) && !sides.some(isText);
}

function isNumber({ type, value }: Node): boolean {
  return type === 'Literal' && typeof value === 'number';
}

function isText(node: Node): boolean {
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [node.left, node.right].some((side) => isText(unwrap(side as Node)));
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}
