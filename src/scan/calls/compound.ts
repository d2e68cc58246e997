import type { CompoundFacts } from '../../types';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { isFunction, spanOf } from '../syntax/walk';

/** Whether an operator reads its target before the call on its right, and uses that value after. */
// Matches: total += f() – `total` is read before the call, and another request could change it while we wait
export function isReadBeforeCall(parent: Node, node: Node, scopes: Scopes): boolean {
  if (parent.type !== 'AssignmentExpression' || parent.right !== node) return false;
  if (['=', '||=', '&&=', '??='].includes(parent.operator as string)) return false;
  return !isPrivateVariable(parent.left as Node, scopes);
}

/** Describes a compound assignment that is a statement, and whose target may be evaluated after the value. */
export function compoundOf(value: Node, assignment: Node, scopes: Scopes): CompoundFacts | undefined {
  const statement = assignment.parent as Node;
  const target = assignment.left as Node;
  if (statement.type !== 'ExpressionStatement' || !isPlainTarget(target)) return undefined;
  if (changesBase(value, target, scopes)) return undefined;
  const holder = statement.parent as Node;
  if (holder.type === 'LabeledStatement') return undefined;
  const listed = Array.isArray(holder.body) || holder.type === 'SwitchCase';
  const base = (baseOf(target).name as string | undefined) ?? 'this';
  return { statement: spanOf(statement), target: spanOf(target), base, value: spanOf(value), listed };
}

// Matches: total, this.total, state.users.count, counts[name]
function isPlainTarget(target: Node): boolean {
  if (target.type === 'Identifier' || target.type === 'ThisExpression') return true;
  if (target.type !== 'MemberExpression' || !isPlainTarget(target.object as Node)) return false;
  const property = target.property as Node;
  return target.computed !== true || property.type === 'Identifier' || property.type === 'Literal';
}

/** Whether the value itself changes the variable at the root of the target, or passes it on. */
function changesBase(value: Node, target: Node, scopes: Scopes): boolean {
  const base = baseOf(target);
  const variable = base.type === 'Identifier' ? scopes.variableOf(base) : undefined;
  const inside = variable?.uses.filter((use) => use.start >= value.start && use.end <= value.end) ?? [];
  // Matches: total += (total = f()), counts.total += add(counts)
  return inside.some((use) => (base === target ? isChanged(use) : !isMemberRead(use)));
}

function baseOf(target: Node): Node {
  return target.type === 'MemberExpression' ? baseOf(target.object as Node) : target;
}

// Matches: count.total; not count.total++, add(count), count.add()
function isMemberRead(use: Node): boolean {
  let member = use;
  while (member.parent?.type === 'MemberExpression' && member.parent.object === member) member = member.parent;
  const { type, callee } = member.parent as Node;
  return member !== use && !isChanged(member) && !(type === 'CallExpression' && callee === member);
}

const CHANGING = new Set(['UpdateExpression', 'ArrayPattern', 'ObjectPattern', 'RestElement', 'UnaryExpression']);
const HAVE_TARGETS = new Set(['AssignmentExpression', 'AssignmentPattern', 'ForInStatement', 'ForOfStatement']);

/** Whether a variable or member is written, or deleted, where it stands. */
export function isChanged(use: Node): boolean {
  const parent = use.parent as Node;
  const holder = parent.type === 'Property' ? (parent.parent as Node) : parent;
  if (holder.type === 'UnaryExpression') return holder.operator === 'delete';
  return CHANGING.has(holder.type) || (HAVE_TARGETS.has(holder.type) && holder.left === use);
}

/** A variable that no other function can see. */
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
