import type { PathExpr } from '../../types';
import { bindingOf, givenTo } from '../state/bindings';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';
import type { Asked } from './parts';

/** What an entry of a folder tells of the folder. */
const FOLDER: ReadonlySet<unknown> = new Set(['parentPath', 'path']);
const LISTS = /^readdir(?:Sync)?$/;
/** Methods that give an element of a list, or a list of some. */
const SOME = /^(?:find|findLast|at|pop|shift|filter|slice|sort|reverse|toSorted|concat)$/;
const MAX_DEPTH = 6;

/** The folder that an entry of it names; undefined for any other expression. */
// Matches: entry.parentPath of for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
export function folderOfEntry({ builder, pathOf, depth }: Asked, member: Node): PathExpr | undefined {
  if (member.type !== 'MemberExpression' || !FOLDER.has((member.property as Node).name)) return undefined;
  const call = listingOf(builder.scopes, member.object as Node, 0);
  const [folder, options] = (call?.arguments ?? []) as Node[];
  if (!folder) return undefined;
  const path = pathOf(folder, depth + 1);
  const isDeep = options?.type === 'ObjectExpression' && hasKey(options, 'recursive');
  return isDeep ? { kind: 'join', parts: [path, { kind: 'any' }] } : path;
}

function hasKey({ properties }: Node, name: string): boolean {
  return (properties as Node[]).some(({ key, computed }) => key && keyName(key as Node, computed === true) === name);
}

/** The call that lists the folder of whose entries a value is one, or a list. */
function listingOf(scopes: Asked['builder']['scopes'], expression: Node, depth: number): Node | undefined {
  const node = unwrap(expression);
  if (depth > MAX_DEPTH) return undefined;
  switch (node.type) {
    case 'AwaitExpression':
      return listingOf(scopes, node.argument as Node, depth + 1);
    case 'MemberExpression':
      return node.computed === true ? listingOf(scopes, node.object as Node, depth + 1) : undefined;
    case 'CallExpression': {
      const callee = unwrap(node.callee as Node);
      const isMember = callee.type === 'MemberExpression';
      const name = String(isMember ? (callee.property as Node).name : callee.name);
      if (LISTS.test(name)) return node;
      return isMember && SOME.test(name) ? listingOf(scopes, callee.object as Node, depth + 1) : undefined;
    }
    case 'Identifier': {
      const variable = scopes.variableOf(node);
      const binding = variable && !variable.reassigned ? bindingOf(variable.declared[0]) : undefined;
      if (!binding || binding.rest) return undefined;
      const from = binding.from.kind === 'parameter' ? givenTo(binding.from.fn, binding.from.index) : binding.from;
      return from && from.kind !== undefined ? listingOf(scopes, from.value, depth + 1) : undefined;
    }
    default:
      return undefined;
  }
}
