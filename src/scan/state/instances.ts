import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';

/** Whether an expression names an instance of a class of its file. */
// Matches: team, where const team = new Team() and the file declares the class
export function isInstance({ scopes }: FactsBuilder, object: Node): boolean {
  const declared = object.type === 'Identifier' ? scopes.variableOf(object)?.declared[0]?.parent : undefined;
  const made = declared?.type === 'VariableDeclarator' ? (declared.init as Node | null) : null;
  if (made?.type !== 'NewExpression') return false;
  return scopes.variableOf(made.callee as Node)?.declared[0]?.parent?.type.startsWith('Class') === true;
}
