import type { CompoundFacts } from '../../types';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { isFunction, spanOf, unwrap, wrapped } from '../syntax/walk';
import { replacedBefore } from './replaced';

/** What is evaluated before a value, used after, and may be changed or replaced by another request in between. */
// Matches: total of total += f(), queue of queue.push(f()), which others replace
export function readBefore(parent: Node, node: Node, scopes: Scopes, text: string): Node | undefined {
  const replaced = replacedBefore(parent, node, scopes, text);
  if (replaced) return isPrivateVariable(replaced, scopes) ? undefined : replaced;
  if (!isCompound(parent) || parent.right !== node) return undefined;
  const target = parent.left as Node;
  return isPrivateVariable(target, scopes) ? undefined : target;
}

/** Describes a statement whose target may be evaluated after the value. */
export function compoundOf(given: Node, target: Node, scopes: Scopes): CompoundFacts | undefined {
  const parent = given.parent as Node;
  const statement = statementOf(wrapped(parent));
  if (!statement || !isPlainTarget(target)) return undefined;
  const value = given.type === 'SpreadElement' ? (given.argument as Node) : given;
  if (changesBase(value, target, scopes) || !areKept(parent, given, scopes)) return undefined;
  const holder = statement.parent as Node;
  if (holder.type === 'LabeledStatement') return undefined;
  const listed = Array.isArray(holder.body) || holder.type === 'SwitchCase';
  const base = (baseOf(target).name as string | undefined) ?? 'this';
  const isContextual = !isCompound(parent) && !KEEPS_TYPE.test(unwrap(value).type);
  const spans = { statement: spanOf(statement), target: spanOf(target), value: spanOf(value) };
  return { ...spans, base, listed, ...(isContextual && { contextual: true as const }) };
}

/** Expressions whose type does not depend on where they stand, unlike that of `{ kind: 'file' }`. */
const KEEPS_TYPE = /^(?:Await|Binary|Call|Chain|Member)Expression$|^TemplateLiteral$/;
/** The operators that use the old value of their target, and give a number or a text. */
const COMPOUND = /^(?!\|\||&&|\?\?).+=$/;

function isCompound({ type, operator }: Node): boolean {
  return type === 'AssignmentExpression' && COMPOUND.test(operator as string);
}

/** The statement that evaluates an expression and nothing else. */
// Matches: total += f(); return (notes[id] = f()); const size = notes.push(f());
function statementOf(expression: Node): Node | undefined {
  const around = expression.parent as Node;
  if (around.type === 'ExpressionStatement' || around.type === 'ReturnStatement') return around;
  const declaration = around.type === 'VariableDeclarator' ? (around.parent as Node) : undefined;
  const isOnly = (declaration?.declarations as Node[] | undefined)?.length === 1;
  return isOnly && Array.isArray(declaration?.parent?.body) ? declaration : undefined;
}

/** Whether what else is evaluated with a value gives the same after it: the other arguments, or the key. */
// Matches: id of notes.set(id, f()), notes[id] = f()
function areKept({ arguments: args, left }: Node, value: Node, scopes: Scopes): boolean {
  const others = ((args as Node[] | undefined) ?? []).filter((arg) => arg !== value);
  const key = left && (left as Node).computed === true ? [(left as Node).property as Node] : [];
  return [...others, ...key].every((node) => {
    const base = baseOf(node);
    return base.type === 'Literal' || (isPlainTarget(node) && isPrivateVariable(base, scopes));
  });
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
