import type { PathExpr } from '../../types';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import type { Asked } from './parts';

/** Texts that are added to in more places are represented by their name. */
const MAX_ADDED = 4;

/** The texts of a variable that is only added to, one after the other, where it is declared; none for any other. */
// Matches: let file = __dirname; file += '/notes'; file += '.json';
export function appendedTo({ pathOf, depth }: Asked, { declared, reassigned, uses }: Variable): readonly PathExpr[] {
  const declarator = declared[0]?.parent;
  if (!reassigned || declared.length !== 1 || declarator?.type !== 'VariableDeclarator' || !declarator.init) return [];
  const block = declarator.parent?.parent;
  const writes = uses.map((use) => use.parent as Node).filter((parent, index) => isWrite(parent, uses[index]));
  const isPlain = writes.every((write) => write.operator === '+=' && write.parent?.parent === block);
  if (!isPlain || writes.length === 0 || writes.length > MAX_ADDED) return [];
  const parts = [declarator.init, ...writes.map(({ right }) => right)].map((part) => pathOf(part as Node, depth + 1));
  return parts.map((_, end) => ({ kind: 'concat', parts: parts.slice(0, end + 1) }));
}

const WRITES = /^(?:AssignmentExpression|UpdateExpression|For(?:In|Of)Statement|ArrayPattern|RestElement|Property)$/;

function isWrite({ type, left, parent }: Node, use: Node): boolean {
  if (!WRITES.test(type)) return false;
  return type === 'Property' ? parent?.type === 'ObjectPattern' : left === use || left === undefined;
}
