import type { CompoundFacts, Span } from '../types';
import type { Node } from './parse';
import type { Scopes } from './scopes';
import { isFunction } from './walk';

// Matches: total += f() – `total` is read before the call, and another request could change it while we wait
export function isReadBeforeCall(parent: Node, node: Node, scopes: Scopes): boolean {
  if (parent.type !== 'AssignmentExpression' || parent.right !== node) return false;
  if (['=', '||=', '&&=', '??='].includes(parent.operator as string)) return false;
  return !isPrivateVariable(parent.left as Node, scopes);
}

/** Describes a compound assignment that is a statement of its own, and whose target can be evaluated after the value. */
export function compoundOf(value: Node, assignment: Node): CompoundFacts | undefined {
  const statement = assignment.parent as Node;
  const target = assignment.left as Node;
  if (statement.type !== 'ExpressionStatement' || !isPlainTarget(target)) return undefined;
  const holder = statement.parent as Node;
  if (holder.type === 'LabeledStatement') return undefined;
  const listed = Array.isArray(holder.body) || holder.type === 'SwitchCase';
  return { statement: spanOf(statement), target: spanOf(target), value: spanOf(value), listed };
}

// Matches: total, this.total, state.users.count, counts[name]
function isPlainTarget(target: Node): boolean {
  if (target.type === 'Identifier' || target.type === 'ThisExpression') return true;
  if (target.type !== 'MemberExpression' || !isPlainTarget(target.object as Node)) return false;
  const property = target.property as Node;
  return target.computed !== true || property.type === 'Identifier' || property.type === 'Literal';
}

/** A variable that no other function than its own can see. */
function isPrivateVariable(target: Node, scopes: Scopes): boolean {
  const variable = target.type === 'Identifier' ? scopes.variableOf(target) : undefined;
  if (!variable || variable.topLevel) return false;
  const home = functionOf(variable.declared[0]);
  return variable.uses.every((use) => functionOf(use) === home);
}

function functionOf(node: Node): Node | undefined {
  let current = node.parent;
  while (current && !isFunction(current)) current = current.parent;
  return current;
}

function spanOf({ start, end }: Node): Span {
  return { start, end };
}
