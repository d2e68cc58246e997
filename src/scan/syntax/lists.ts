import type { Node } from './parse';
import type { Scopes } from './scopes';
import { unwrap } from './walk';

/** The elements of a list that is written out, here or where a constant is declared. */
export function elementsOf(scopes: Scopes, list: Node): readonly Node[] | undefined {
  const node = unwrap(list);
  if (node.type === 'ArrayExpression') {
    const elements = node.elements as (Node | null)[];
    return elements.every((item) => item && item.type !== 'SpreadElement') ? (elements as Node[]) : undefined;
  }
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  const declarator = variable?.declared[0]?.parent;
  const isPlain = declarator?.type === 'VariableDeclarator' && declarator.id === variable?.declared[0];
  const init = isPlain && !variable?.reassigned ? (declarator.init as Node | null) : null;
  return init && unwrap(init).type === 'ArrayExpression' ? elementsOf(scopes, init) : undefined;
}
