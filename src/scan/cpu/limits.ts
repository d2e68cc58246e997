import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';
import type { Source } from './types';

/** Whether the size of a value with this text is compared anywhere else in the file, which is taken for a limit. */
export function isCompared({ all, text }: Source, value: string, without?: Node): boolean {
  return all.some(
    (node) =>
      node.type === 'BinaryExpression' &&
      node !== (without && unwrap(without)) &&
      /^[<>]=?$/.test(node.operator as string) &&
      [node.left, node.right].some((side) => text(unwrap(side as Node)) === value),
  );
}
