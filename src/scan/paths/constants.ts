import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { unwrap } from '../syntax/walk';

const MAX_DEPTH = 4;

/** The value of a constant, or the expression itself. */
// Matches: path.parse(file) of parsed, after const parsed = path.parse(file)
export function constantOf(scopes: Scopes, expression: Node, depth = 0): Node {
  const node = unwrap(expression);
  const variable = node.type === 'Identifier' && depth < MAX_DEPTH ? scopes.variableOf(node) : undefined;
  const declarator = variable?.declared[0]?.parent;
  const isPlain = declarator?.type === 'VariableDeclarator' && declarator.id === variable?.declared[0];
  if (!isPlain || variable?.reassigned || !declarator.init) return node;
  return constantOf(scopes, declarator.init as Node, depth + 1);
}
