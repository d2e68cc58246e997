import { ELEMENT } from '../findings/terms';
import type { Access, FileFacts, Given } from '../types';
import { homeOf, isMutable, isShared, MUTATORS, rootOf, sharedUses } from './accesses';
import { changeBy, changeOf, withTurns, type Done } from './done-at';
import type { FactsBuilder } from './facts';
import type { Node } from './parse';
import type { Variable } from './scopes';
import { heldByParameter, passedIn } from './passed';
import { isFunction, keyName, unwrap, wrapped, type Nodes } from './walk';

/** Methods that give one of the things that a list, a map or a store holds. */
const GETTERS = new Set('get find findLast at pop shift'.split(' '));
const ITERATORS = new Set('forEach map filter find findLast some every flatMap'.split(' '));
const MAX_DEPTH = 5;

/** State that an expression is a part of. */
export type Held = Pick<Access, 'root' | 'home' | 'name' | 'members'>;

/** Uses of parts of what outlives a call, through the variables that name them; and the parts that functions return. */
export function aliasFacts(builder: FactsBuilder, tree: Nodes): Pick<FileFacts, 'aliases' | 'given' | 'passed'> {
  return {
    aliases: [
      ...builder.scopes.variables.flatMap((variable) => aliasesOf(builder, variable)),
      ...tree.of('CallExpression').flatMap((call) => throughResult(builder, call)),
    ],
    given: givenIn(builder, tree),
    passed: passedIn(builder, tree.of('CallExpression'), (value) => heldBy(builder, value, 0)),
  };
}

function aliasesOf(builder: FactsBuilder, variable: Variable): Access[] {
  return [...elementsOf(builder, variable), ...throughName(builder, variable)];
}

function elementsOf(builder: FactsBuilder, variable: Variable): Access[] {
  const shared = isMutable(variable) ? sharedUses(builder, variable) : [];
  if (shared.length === 0) return [];
  const held = sharedBy(builder, variable);
  return shared.flatMap((use) => touchesOf(builder, use, held)).filter(({ members }) => members.includes(ELEMENT));
}

// Matches: const user = users.get(id); user.visits += 1
function throughName(builder: FactsBuilder, variable: Variable): Access[] {
  if (variable.topLevel || variable.reassigned || variable.kind === 'import') return [];
  const held = heldByName(builder, variable, 0);
  const touches = held ? variable.uses.flatMap((use) => touchesOf(builder, use, held)) : [];
  // Of most results and parameters only reads are of interest to nobody.
  return held && isUnsure(held) && touches.every(({ kind }) => kind === 'read') ? [] : touches;
}

// Matches: find(id).visits += 1, (await find(id)).visits
function throughResult(builder: FactsBuilder, call: Node): Access[] {
  const held = heldByResult(builder, call, 0);
  return held.root.startsWith(RESULT) ? touchesOf(builder, call, held).filter(({ members }) => members.length > 0) : [];
}

/** What stands for the result of a call, followed by its index. */
const RESULT = 'result ';

/** What it is depends on what is called, or on who calls. */
function isUnsure({ root }: Held): boolean {
  return /^(?:result|param) /.test(root);
}

// Matches: return users.find((user) => user.id === id), (id) => users[id]
function givenIn(builder: FactsBuilder, tree: Nodes): Given[] {
  const returned = tree.of('ReturnStatement').map((node) => [builder.ownerOf(node), node.argument] as const);
  const arrows = tree.of('ArrowFunctionExpression').map((node) => [builder.indexOf(node), node.body] as const);
  return [...returned, ...arrows].flatMap(([fn, value]) => {
    const held = value && (value as Node).type !== 'BlockStatement' ? heldBy(builder, value as Node, 0) : undefined;
    return held ? [{ fn, ...held }] : [];
  });
}

/** What a value is a part of; undefined for what is made anew, or is a value of its own as far as anybody can tell. */
function heldBy(builder: FactsBuilder, value: Node, depth: number): Held | undefined {
  const node = unwrap(value);
  if (depth > MAX_DEPTH) return undefined;
  switch (node.type) {
    case 'AwaitExpression':
      return heldBy(builder, node.argument as Node, depth + 1);
    case 'LogicalExpression':
      return node.operator === '&&' ? undefined : heldBy(builder, node.left as Node, depth + 1);
    case 'Identifier': {
      const variable = builder.scopes.variableOf(node);
      if (!variable) return undefined;
      if (isMutable(variable) && isShared(builder, variable, node)) return sharedBy(builder, variable);
      return heldByName(builder, variable, depth);
    }
    case 'MemberExpression':
      return heldByMember(builder, node, depth);
    case 'CallExpression':
      return heldByResult(builder, node, depth);
    default:
      return undefined;
  }
}

function heldByName(builder: FactsBuilder, variable: Variable, depth: number): Held | undefined {
  if (variable.kind === 'parameter') return heldByElement(builder, variable) ?? heldByParameter(builder, variable);
  const declared = variable.declared[0]?.parent;
  if (variable.reassigned || !declared) return undefined;
  // Matches: const [user] = users
  if (declared.type === 'ArrayPattern' && declared.parent?.type === 'VariableDeclarator' && declared.parent.init)
    return partOf(heldBy(builder, declared.parent.init as Node, depth + 1), ELEMENT);
  if (declared.type !== 'VariableDeclarator' || declared.id !== variable.declared[0]) return undefined;
  if (declared.init) return heldBy(builder, declared.init as Node, depth + 1);
  // Matches: for (const user of users)
  const loop = declared.parent?.parent;
  return loop?.type === 'ForOfStatement' ? partOf(heldBy(builder, loop.right as Node, depth + 1), ELEMENT) : undefined;
}

// Matches: users.forEach((user) => …)
function heldByElement(builder: FactsBuilder, { declared: [name] }: Variable): Held | undefined {
  const fn = name.parent as Node;
  const call = fn.parent;
  const callee = call?.type === 'CallExpression' ? unwrap(call.callee as Node) : undefined;
  if (!isFunction(fn) || (fn.params as Node[])[0] !== name || callee?.type !== 'MemberExpression') return undefined;
  if ((call?.arguments as Node[])[0] !== fn || !ITERATORS.has(stepOf(callee))) return undefined;
  return partOf(heldBy(builder, callee.object as Node, 1), ELEMENT);
}

function heldByMember(builder: FactsBuilder, node: Node, depth: number): Held | undefined {
  const object = unwrap(node.object as Node);
  const name = stepOf(node);
  if (object.type !== 'ThisExpression') return partOf(heldBy(builder, object, depth + 1), name);
  return { root: `${builder.file.path}#this.${name}`, home: 0, name: `this.${name}`, members: [] };
}

function heldByResult(builder: FactsBuilder, node: Node, depth: number): Held {
  const callee = unwrap(node.callee as Node);
  const isGetter = callee.type === 'MemberExpression' && GETTERS.has(stepOf(callee));
  const whole = isGetter ? heldBy(builder, callee.object as Node, depth + 1) : undefined;
  if (whole && !whole.root.startsWith(RESULT)) return partOf(whole, ELEMENT) as Held;
  return { root: `${RESULT}${builder.callIndexOf(node)}`, home: 0, name: '', members: [] };
}

function partOf(whole: Held | undefined, name: string): Held | undefined {
  return whole && { ...whole, members: [...whole.members, name] };
}

function sharedBy(builder: FactsBuilder, variable: Variable): Held {
  const home = homeOf(builder, variable);
  return { root: rootOf(builder, variable), home, name: variable.name, members: [] };
}

/** The name of a property, where it says which. */
function stepOf(member: Node): string {
  const name = keyName(member.property as Node, member.computed === true);
  return name === undefined || /^\d+$/.test(name) ? ELEMENT : name;
}

/** How a use of a value that is held touches what it is a part of. */
function touchesOf(builder: FactsBuilder, use: Node, held: Held): Access[] {
  const { target, steps, method } = stepsFrom(use);
  const kinds = kindsAt(target, steps.length, method);
  const access = { fn: builder.ownerOf(use), at: use.start, ...held, members: [...held.members, ...steps] };
  const touches = [...withTurns(use, kinds)].map((done): Access => ({ ...access, ...done }));
  if (!isGoneThrough(target, method)) return touches;
  return [...touches, { ...access, kind: 'read', members: [...access.members, ELEMENT] }];
}

// Matches: users.map(({ visits }) => visits), res.json(users)
function isGoneThrough(target: Node, method = ''): boolean {
  const { parent } = target;
  return ITERATORS.has(method) || (parent?.type === 'CallExpression' && parent.callee !== target);
}

interface Steps {
  /** The last expression of the chain. */
  readonly target: Node;
  readonly steps: readonly string[];
  /** What is called on it. */
  readonly method?: string;
}

// Matches: user.address.city, users.get(id).visits, user.tags.push(tag)
function stepsFrom(use: Node): Steps {
  const steps: string[] = [];
  const value = wrapped(use);
  let target = value.parent?.type === 'AwaitExpression' ? wrapped(value.parent) : value;
  for (
    let parent = target.parent;
    parent?.type === 'MemberExpression' && parent.object === target;
    parent = target.parent
  ) {
    const name = stepOf(parent);
    const member = wrapped(parent);
    const isCalled = member.parent?.type === 'CallExpression' && member.parent.callee === member;
    if (isCalled && !GETTERS.has(name)) return { target, steps, method: name };
    steps.push(isCalled ? ELEMENT : name);
    target = wrapped(isCalled ? (member.parent as Node) : member);
  }
  return { target, steps };
}

function kindsAt(target: Node, depth: number, method: string | undefined): readonly Done[] {
  const { parent } = target;
  if (method !== undefined) return MUTATORS.has(method) ? changeBy(wrapped(parent as Node)) : [{ kind: 'read' }];
  // Who only names it does not look into it yet, unless it is handed to somebody.
  const changed = depth === 0 && parent?.type !== 'CallExpression' ? undefined : changeOf(target);
  if (changed) return changed;
  return depth > 0 || (parent && isLookedInto(parent, target)) ? [{ kind: 'read' }] : [];
}

// Matches: show(user), { ...user }, const { visits } = user
function isLookedInto(parent: Node, value: Node): boolean {
  if (parent.type === 'SpreadElement') return true;
  if (parent.type === 'VariableDeclarator') return parent.init === value && (parent.id as Node).type !== 'Identifier';
  return parent.type === 'CallExpression' && parent.callee !== value;
}
