import type { Node } from '../parse';
import { unwrap } from '../walk';
import type { Source } from './types';

/**
 * Whether a value of this text is compared for its size anywhere in the file but in one place: that is taken for a limit.
 */
export function isCompared({ all, text }: Source, value: string, without?: Node): boolean {
  return all.some(
    (node) =>
      node.type === 'BinaryExpression' &&
      node !== (without && unwrap(without)) &&
      /^[<>]=?$/.test(node.operator as string) &&
      [node.left, node.right].some((side) => text(unwrap(side as Node)) === value),
  );
}
