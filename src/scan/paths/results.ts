import { ELEMENT } from '../../language/state-parts';
import type { PathExpr } from '../../types';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';
import { partOf, type Asked } from './parts';

/** Results with more fields are not told apart. */
const MAX_FIELDS = 12;
const LISTS = /^(?:map|flatMap|filter|slice|concat)$/;

/** What a function gives, with the fields of an object and the elements of a list. */
// Matches: return { ok: true, file: path.join(folder, name) }, and return files
export function resultExprOf(asked: Asked, expression: Node): PathExpr {
  const node = unwrap(expression);
  if (node.type === 'ConditionalExpression')
    return { kind: 'choice', of: [node.consequent, node.alternate].map((one) => resultExprOf(asked, one as Node)) };
  const names = fieldsOf(asked, node);
  if (names.length === 0 || names.length > MAX_FIELDS) return asked.pathOf(node, 0);
  const fields = names.map((name): [string, PathExpr] => [name, { kind: 'choice', of: partOf(asked, node, [name]) }]);
  const isKnown = fields.some(([, of]) => of.kind === 'choice' && of.of.some(({ kind }) => kind !== 'any'));
  return isKnown ? { kind: 'object', fields: Object.fromEntries(fields) } : asked.pathOf(node, 0);
}

function fieldsOf(asked: Asked, node: Node): readonly string[] {
  if (node.type === 'ArrayExpression') return [ELEMENT];
  if (node.type === 'CallExpression') {
    const { type, property } = unwrap(node.callee as Node);
    return type === 'MemberExpression' && LISTS.test(String((property as Node).name)) ? [ELEMENT] : [];
  }
  if (node.type === 'Identifier') {
    const variable = asked.builder.scopes.variableOf(node);
    const declarator = variable?.declared[0]?.parent;
    const isPlain = declarator?.type === 'VariableDeclarator' && !variable?.reassigned && declarator.init;
    const init = isPlain ? unwrap(declarator.init as Node) : node;
    return init.type === 'Identifier' ? [] : fieldsOf(asked, init);
  }
  if (node.type !== 'ObjectExpression') return [];
  const names = (node.properties as Node[]).map(({ type, key, computed }) =>
    type === 'Property' ? keyName(key as Node, computed === true) : undefined,
  );
  return names.every((name) => name !== undefined) ? names : [];
}
