import { ELEMENT } from '../../findings/terms';
import type { Access } from '../../types';
import { homeOf, isMutable, isShared, rootOf } from './accesses';
import { REQUESTS } from './ambient';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { statePartByParameter } from './passed';
import { isFunction, keyName, unwrap } from '../syntax/walk';

/** Methods that return one element of a list, a map or a store. */
export const GETTERS = new Set('get find findLast at pop shift'.split(' '));
/** Methods that pass the elements of a list to a callback, one by one. */
export const ITERATORS = new Set('forEach map filter find findLast some every flatMap'.split(' '));
const MAX_DEPTH = 5;

/** The state that an expression refers to a part of. */
export type StatePart = Pick<Access, 'root' | 'home' | 'name' | 'members'>;

/** Root of the result of a call, followed by its index. */
export const RESULT = 'result ';

/** What it refers to depends on the callee, or on the callers. */
export function isUnsure({ root }: StatePart): boolean {
  return /^(?:result|param) /.test(root);
}

/** The state that a value is a part of; undefined for new objects and primitive values, as far as is known. */
export function statePartOf(builder: FactsBuilder, value: Node, depth: number): StatePart | undefined {
  const node = unwrap(value);
  if (depth > MAX_DEPTH) return undefined;
  switch (node.type) {
    case 'AwaitExpression':
      return statePartOf(builder, node.argument as Node, depth + 1);
    case 'LogicalExpression':
      return node.operator === '&&' ? undefined : statePartOf(builder, node.left as Node, depth + 1);
    case 'Identifier': {
      const variable = builder.scopes.variableOf(node);
      if (!variable) return undefined;
      if (isMutable(variable) && isShared(builder, variable, node)) return sharedVariable(builder, variable);
      return statePartByName(builder, variable, depth);
    }
    case 'MemberExpression':
      return statePartByMember(builder, node, depth);
    case 'CallExpression':
      return statePartByResult(builder, node, depth);
    default:
      return undefined;
  }
}

/** What a variable refers to a part of. */
export function statePartByName(builder: FactsBuilder, variable: Variable, depth: number): StatePart | undefined {
  if (variable.kind === 'parameter')
    return statePartByElement(builder, variable) ?? statePartByParameter(builder, variable);
  const declared = variable.declared[0]?.parent;
  if (variable.reassigned || !declared) return undefined;
  // Matches: const [user] = users
  if (declared.type === 'ArrayPattern' && declared.parent?.type === 'VariableDeclarator' && declared.parent.init)
    return partOf(statePartOf(builder, declared.parent.init as Node, depth + 1), ELEMENT);
  if (declared.type === 'Property') return statePartByProperty(builder, declared, depth);
  if (declared.type !== 'VariableDeclarator' || declared.id !== variable.declared[0]) return undefined;
  if (declared.init) return statePartOf(builder, declared.init as Node, depth + 1);
  // Matches: for (const user of users)
  const loop = declared.parent?.parent;
  return loop?.type === 'ForOfStatement'
    ? partOf(statePartOf(builder, loop.right as Node, depth + 1), ELEMENT)
    : undefined;
}

// Matches: const { stats } = this, const { list: users } = store
function statePartByProperty(builder: FactsBuilder, property: Node, depth: number): StatePart | undefined {
  const pattern = property.parent;
  const declarator = pattern?.type === 'ObjectPattern' ? pattern.parent : undefined;
  const isDeclared = declarator?.type === 'VariableDeclarator' && declarator.id === pattern && declarator.init;
  const name = keyName(property.key as Node, property.computed === true);
  // Per request, as are the properties of a controller that a framework creates for each: `const { ctx } = this`.
  if (!isDeclared || name === undefined || REQUESTS.test(name)) return undefined;
  return statePartByField(builder, declarator.init as Node, name, depth);
}

// Matches: users.forEach((user) => …)
function statePartByElement(builder: FactsBuilder, { declared: [name] }: Variable): StatePart | undefined {
  const fn = name.parent as Node;
  const call = fn.parent;
  const callee = call?.type === 'CallExpression' ? unwrap(call.callee as Node) : undefined;
  if (!isFunction(fn) || (fn.params as Node[])[0] !== name || callee?.type !== 'MemberExpression') return undefined;
  if ((call?.arguments as Node[])[0] !== fn || !ITERATORS.has(stepOf(callee))) return undefined;
  return partOf(statePartOf(builder, callee.object as Node, 1), ELEMENT);
}

function statePartByMember(builder: FactsBuilder, node: Node, depth: number): StatePart | undefined {
  return statePartByField(builder, node.object as Node, stepOf(node), depth);
}

function statePartByField(builder: FactsBuilder, owner: Node, name: string, depth: number): StatePart | undefined {
  const object = unwrap(owner);
  if (object.type !== 'ThisExpression') return partOf(statePartOf(builder, object, depth + 1), name);
  return { root: `${builder.file.path}#this.${name}`, home: 0, name: `this.${name}`, members: [] };
}

/** What the result of a call is a part of, or a root that stands for the result. */
export function statePartByResult(builder: FactsBuilder, node: Node, depth: number): StatePart {
  const callee = unwrap(node.callee as Node);
  const isGetter = callee.type === 'MemberExpression' && GETTERS.has(stepOf(callee));
  const whole = isGetter ? statePartOf(builder, callee.object as Node, depth + 1) : undefined;
  if (whole && !whole.root.startsWith(RESULT)) return partOf(whole, ELEMENT) as StatePart;
  return { root: `${RESULT}${builder.callIndexOf(node)}`, home: 0, name: '', members: [] };
}

function partOf(whole: StatePart | undefined, part: string): StatePart | undefined {
  if (!whole) return undefined;
  const { root, home, name, members } = whole;
  return { root, home, name, members: members.concat(part) };
}

/** The state in a variable of the program. */
export function sharedVariable(builder: FactsBuilder, variable: Variable): StatePart {
  const home = homeOf(builder, variable);
  return { root: rootOf(builder, variable), home, name: variable.name, members: [] };
}

/** The name of a property, if it is static. */
export function stepOf(member: Node): string {
  const name = keyName(member.property as Node, member.computed === true);
  return name === undefined || /^\d+$/.test(name) ? ELEMENT : name;
}
