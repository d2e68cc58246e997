import { fieldOf } from './assign';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { isFunction, keyName, unwrap } from '../syntax/walk';

/** Maximum number of names: a larger table is data, not code. */
const MAX_NAMES = 100;
/** Methods that call a function for each element of a list, with the element first. */
const EACH = /^(?:forEach|map|flatMap|filter|some|every)$/;

const GROWS = new Set(['push', 'unshift', 'splice']);

/** A variable that iterates over names, and the names. */
export interface KnownKeys<What = Variable> {
  readonly variable: What;
  readonly names: readonly string[];
}

/** The names that a computed key takes, where the same file lists them; undefined where it does not. */
// Matches: name in for (const name of ['user', 'note']) models[name] = …, and in TYPES.forEach((name) => …)
export function knownKeys({ scopes }: FactsBuilder, key: Node): KnownKeys | undefined {
  const variable = key.type === 'Identifier' ? scopes.variableOf(key) : undefined;
  const declared = variable?.declared[0];
  if (!variable || !declared || variable.reassigned) return undefined;
  const list = listOf(declared);
  const names = list && namesIn(scopes, list);
  return names && { variable, names };
}

/** An expression, or the constant that holds it, which is one of a few texts, and the texts; undefined for any other. */
// Matches: isLocal ? 'disk' : 'bucket'
export function chosenKeys({ scopes }: FactsBuilder, part: Node): KnownKeys<Variable | Node> | undefined {
  const node = unwrap(part);
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  const names = constantKeys({ scopes }, node);
  return names && names.length > 1 ? { variable: variable ?? node, names } : undefined;
}

function constantKeys({ scopes }: Pick<FactsBuilder, 'scopes'>, key: Node): readonly string[] | undefined {
  const node = unwrap(key);
  return textsOf(node.type === 'Identifier' ? initOf(scopes, node) : node);
}

function textsOf(expression: Node | undefined): readonly string[] | undefined {
  const node = expression && unwrap(expression);
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : undefined;
  if (node?.type !== 'ConditionalExpression') return undefined;
  const [yes, no] = [textsOf(node.consequent as Node), textsOf(node.alternate as Node)];
  return yes && no && [...yes, ...no];
}

/** The names of the fields that a member expression may read. */
// Matches: for (const name of ['send', 'close']) wrap(client[name]), const SEND = 'send'; client[SEND](text)
export function fieldsRead(builder: FactsBuilder, member: Node): readonly string[] {
  if (member.computed !== true) return [fieldOf(member)];
  const key = member.property as Node;
  return knownKeys(builder, key)?.names ?? constantKeys(builder, key) ?? [fieldOf(member)];
}

/** The expression over whose elements a variable iterates. */
export function listOf(declared: Node): Node | undefined {
  const parent = declared.parent as Node;
  const loop = parent.parent?.parent;
  if (parent.type === 'VariableDeclarator' && loop?.type === 'ForOfStatement' && loop.left === parent.parent)
    return loop.right as Node;
  if (!isFunction(parent) || (parent.params as Node[])[0] !== declared) return undefined;
  const call = parent.parent as Node;
  const callee = call.type === 'CallExpression' ? unwrap(call.callee as Node) : undefined;
  if (callee?.type !== 'MemberExpression' || (call.arguments as Node[])[0] !== parent) return undefined;
  return EACH.test(keyName(callee.property as Node, callee.computed === true) ?? '')
    ? (callee.object as Node)
    : undefined;
}

function namesIn(scopes: Scopes, expression: Node, depth = 0): readonly string[] | undefined {
  const node = unwrap(expression);
  if (node.type === 'ArrayExpression') return elementsOf(node);
  if (depth > 1) return undefined;
  if (node.type === 'Identifier') {
    const init = grows(scopes.variableOf(node)) ? undefined : initOf(scopes, node);
    return init && namesIn(scopes, init, depth + 1);
  }
  return keysOf(scopes, node);
}

// Matches: names.push('admin'), names[0] = 'user', add(names, 'admin')
function grows(variable: Variable | undefined): boolean {
  return (
    variable?.uses.some(({ parent }) => {
      if (parent?.type === 'CallExpression') return true;
      if (parent?.type !== 'MemberExpression') return false;
      return GROWS.has(keyName(parent.property as Node, parent.computed === true) ?? '') || isTarget(parent);
    }) === true
  );
}

function isTarget(member: Node): boolean {
  return member.parent?.type === 'AssignmentExpression' && member.parent.left === member;
}

function elementsOf({ elements }: Node): readonly string[] | undefined {
  const names = (elements as (Node | null)[]).map((element) => element && keyName(element, true));
  const isWritten = names.length > 0 && names.length <= MAX_NAMES && names.every((name) => typeof name === 'string');
  return isWritten ? (names as string[]) : undefined;
}

// Matches: Object.keys(ROUTES), where ROUTES is an object that is written out
function keysOf(scopes: Scopes, call: Node): readonly string[] | undefined {
  const callee = call.type === 'CallExpression' ? unwrap(call.callee as Node) : undefined;
  const isKeys = callee?.type === 'MemberExpression' && (callee.object as Node).name === 'Object';
  const [given] = isKeys && (callee.property as Node).name === 'keys' ? (call.arguments as Node[]) : [];
  const table = given?.type === 'Identifier' ? initOf(scopes, given) : given;
  if (table?.type !== 'ObjectExpression') return undefined;
  const names = (table.properties as Node[]).map((property) =>
    property.type === 'Property' ? keyName(property.key as Node, property.computed === true) : undefined,
  );
  return names.length <= MAX_NAMES && names.every((name) => name !== undefined) ? (names as string[]) : undefined;
}

/** The initial value of a variable, if it has no other. */
export function initOf(scopes: Scopes, identifier: Node): Node | undefined {
  const variable = scopes.variableOf(identifier);
  const declarator = variable?.declared[0]?.parent;
  if (declarator?.type !== 'VariableDeclarator' || variable?.reassigned || !declarator.init) return undefined;
  return declarator.id === variable?.declared[0] ? unwrap(declarator.init as Node) : undefined;
}
