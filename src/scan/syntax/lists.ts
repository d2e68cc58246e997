import type { Node } from './parse';
import type { Scopes, Variable } from './scopes';
import { keyName, unwrap, wrapped } from './walk';

const MAX_DEPTH = 6;
/** Methods that read a list, and change nothing. */
const READS = /^(?:join|concat|slice|filter|map|at|indexOf|includes|forEach)$/;

/** The elements of a list that is written out, here or where a constant is declared, with what is added to it there. */
export function elementsOf(scopes: Scopes, list: Node, depth = 0): readonly Node[] | undefined {
  const node = unwrap(list);
  if (depth > MAX_DEPTH) return undefined;
  switch (node.type) {
    case 'ArrayExpression':
      return itemsOf(scopes, node.elements as (Node | null)[], depth);
    case 'CallExpression':
      return ofCall(scopes, node, depth);
    case 'Identifier': {
      const variable = scopes.variableOf(node);
      return variable && ofConstant(scopes, variable, depth);
    }
    default:
      return undefined;
  }
}

function itemsOf(scopes: Scopes, items: readonly (Node | null)[], depth: number): readonly Node[] | undefined {
  const all = items.map((item) => {
    if (item?.type !== 'SpreadElement') return item ? [item] : undefined;
    return elementsOf(scopes, item.argument as Node, depth + 1);
  });
  return all.every((some) => some !== undefined) ? all.flat() : undefined;
}

// Matches: parts.concat('notes', ['today.json']), [folder, name].filter(Boolean)
function ofCall(scopes: Scopes, { callee, arguments: args }: Node, depth: number): readonly Node[] | undefined {
  const { type, object, property, computed } = unwrap(callee as Node);
  const method = type === 'MemberExpression' ? keyName(property as Node, computed === true) : undefined;
  if (method !== 'concat' && method !== 'filter') return undefined;
  const known = elementsOf(scopes, object as Node, depth + 1);
  const [first] = args as Node[];
  // Empty texts make no difference to a path.
  if (method === 'filter') return first?.type === 'Identifier' && first.name === 'Boolean' ? known : undefined;
  if (!known) return undefined;
  const more = (args as Node[]).map((arg) => elementsOf(scopes, arg, depth + 1) ?? [arg]);
  return more.every((some) => some.every(({ type }) => type !== 'SpreadElement'))
    ? [...known, ...more.flat()]
    : undefined;
}

function ofConstant(
  scopes: Scopes,
  { declared, reassigned, uses }: Variable,
  depth: number,
): readonly Node[] | undefined {
  const declarator = declared[0]?.parent;
  const isPlain = declarator?.type === 'VariableDeclarator' && declarator.id === declared[0] && !reassigned;
  const init = isPlain ? (declarator.init as Node | null) : null;
  const isList = init && /^(?:Array|Call)Expression$/.test(unwrap(init).type);
  const known = isList ? elementsOf(scopes, init, depth + 1) : undefined;
  if (!known || !declarator) return undefined;
  return uses.reduce<readonly Node[] | undefined>(
    (found, use) => found && withUse(scopes, found, use, declarator, depth),
    known,
  );
}

/** What a list has after a use, in the statements of the block that declares it; undefined where that is not known. */
// Matches: parts.push('users.json'), parts.unshift(__dirname)
function withUse(
  scopes: Scopes,
  known: readonly Node[],
  use: Node,
  declarator: Node,
  depth: number,
): readonly Node[] | undefined {
  const member = wrapped(use).parent as Node;
  if (member.type !== 'MemberExpression' || member.object !== wrapped(use)) return known;
  const name = keyName(member.property as Node, member.computed === true);
  const call = member.parent as Node;
  const isCalled = call.type === 'CallExpression' && call.callee === member;
  if (!isCalled) return call.type === 'AssignmentExpression' && call.left === member ? undefined : known;
  if (READS.test(name ?? '')) return known;
  const isBeside = call.parent?.type === 'ExpressionStatement' && call.parent.parent === declarator.parent?.parent;
  const added = isBeside ? itemsOf(scopes, call.arguments as Node[], depth + 1) : undefined;
  if (name !== 'push' && name !== 'unshift') return undefined;
  return added && (name === 'push' ? [...known, ...added] : [...added, ...known]);
}
