import type { PathExpr, TextEdit } from '../../types';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';
import { folderOfEntry } from './entries';
import { partOfPath } from './path-parts';
import type { Asked } from './parts';

/** Methods of texts that make another text of it. */
const EDITS = /^(?:replace|replaceAll|slice|substring|substr|trim|toLowerCase|toUpperCase)$/;

/** What a text is made of by a method, and how. */
interface Edited {
  readonly call: Node;
  readonly of: Node;
  readonly edit: TextEdit;
}

/** The text that a method makes of another one; undefined for any other expression. */
// Matches: file.replace('.bak', '.json'), file.slice(0, -4), file.split('.')[0]
export function editedExpr(asked: Asked, node: Node): PathExpr | undefined {
  return partOfPath(asked, node) ?? folderOfEntry(asked, node) ?? byMethod(asked, node);
}

function byMethod({ builder, pathOf, depth }: Asked, node: Node): PathExpr | undefined {
  const found = editOf(node);
  const call = found && builder.callIndexOf(found.call);
  return found && call !== undefined
    ? { kind: 'edited', call, of: pathOf(found.of, depth + 1), edit: found.edit }
    : undefined;
}

function editOf(node: Node): Edited | undefined {
  if (node.type === 'CallExpression') return editBy(node, (name) => EDITS.test(name));
  if (node.type !== 'MemberExpression' || node.computed !== true || (node.property as Node).value !== 0)
    return undefined;
  const call = unwrap(node.object as Node);
  return call.type === 'CallExpression' ? editBy(call, (name) => name === 'split') : undefined;
}

function editBy(call: Node, isMeant: (name: string) => boolean): Edited | undefined {
  const callee = unwrap(call.callee as Node);
  const method =
    callee.type === 'MemberExpression' ? keyName(callee.property as Node, callee.computed === true) : undefined;
  if (method === undefined || !isMeant(method)) return undefined;
  return { call, of: callee.object as Node, edit: { method, args: (call.arguments as Node[]).map(argumentOf) } };
}

/** The value of a literal; null for what is not known. */
function argumentOf(argument: Node): TextEdit['args'][number] {
  const { type, value, regex, operator, argument: negated } = unwrap(argument);
  if (regex) return regex as { readonly pattern: string; readonly flags: string };
  // Matches: -4
  if (type === 'UnaryExpression' && operator === '-') {
    const { value: number } = negated as Node;
    return typeof number === 'number' ? -number : null;
  }
  return type === 'Literal' && (typeof value === 'string' || typeof value === 'number') ? value : null;
}
