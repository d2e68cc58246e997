import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { unwrap, wrapped } from '../syntax/walk';
import { calledName } from '../paths/streams';

/** A value in a variable, or in a container that it has. */
export interface Content {
  readonly value: Node;
  /** It is a part of an element of the container. */
  readonly isInside: boolean;
}

/** Methods that make a list of another one. */
const MADE = /^(?:map|flatMap|filter|slice|concat|reduce|from|fromEntries)$/;

/** Whether a variable is declared with a map; or with a list, a set, or an object without a class. */
export function containerIn({ declared: [name] }: Variable): 'map' | 'list' | undefined {
  const init = name && initOf(name);
  const made = init ? unwrap(init) : undefined;
  switch (made?.type) {
    case 'ArrayExpression':
    case 'ObjectExpression':
      return 'list';
    case 'NewExpression':
      if (calledName(made) === 'Map') return 'map';
      return CONTAINERS.test(calledName(made)) ? 'list' : undefined;
    case 'CallExpression':
      return MADE.test(calledName(made)) ? 'list' : undefined;
    default:
      return undefined;
  }
}

/** The values that a variable is declared with, assigned, or extended by. */
export function filledWith({ declared: [name], uses }: Variable): readonly Content[] {
  const init = initOf(name);
  return [...(init ? contentsOf(init) : []), ...uses.flatMap(addedAt)];
}

const CONTAINERS = /^(?:Array|Map|Set)$/;
const ENTRY = /^(?:Object|Array)Expression$/;

// Matches: names.map(ask) of new Set(names.map(ask)), ask() of new Map([['asked', ask()]])
function contentsOf(init: Node): readonly Content[] {
  const node = unwrap(init);
  const isContainer = node.type === 'NewExpression' && CONTAINERS.test(calledName(node));
  if (isContainer) return (node.arguments as Node[]).flatMap(partsOf);
  return isOfEntries(node) ? partsOf(node) : (mappedBy(node) ?? [whole(init)]);
}

// Matches: [['asked', ask()]], [{ name, done: ask(name) }]
function isOfEntries({ type, elements }: Node): boolean {
  const all = type === 'ArrayExpression' ? (elements as (Node | null)[]) : [];
  return all.some((one) => one && ENTRY.test(unwrap(one).type));
}

function whole(value: Node): Content {
  return { value, isInside: false };
}

// Matches: ask() of const asked = ask(), and of const [asked, text] = [ask(), read()]
function initOf(name: Node): Node | null | undefined {
  const { parent: holder } = name;
  if (holder?.type === 'VariableDeclarator' && holder.id === name) return holder.init as Node | null;
  const list = holder?.type === 'ArrayPattern' ? holder.parent : undefined;
  const init = list?.type === 'VariableDeclarator' && list.init ? unwrap(list.init as Node) : undefined;
  if (init?.type !== 'ArrayExpression') return undefined;
  return (init.elements as (Node | null)[])[(holder?.elements as (Node | null)[]).indexOf(name)];
}

/** Methods that put their arguments into a list, a set or a map. */
const ADDS = /^(?:push|unshift|add|set)$/;

// Matches: p = ask(), list.push(ask()), list[i] = ask(), jobs.set(name, ask()), (jobs[name] = jobs[name] || []).push(ask())
function addedAt(use: Node): readonly Content[] {
  const outer = wrapped(use);
  const parent = outer.parent as Node;
  if (parent.type === 'AssignmentExpression' && parent.left === outer) return assignedAt(parent);
  if (parent.type !== 'MemberExpression' || parent.object !== outer) return [];
  const owner = parent.parent as Node;
  const isCalled = owner.type === 'CallExpression' && owner.callee === parent;
  const name = parent.computed ? undefined : String((parent.property as Node).name);
  if (isCalled && name !== undefined)
    return ADDS.test(name) ? (owner.arguments as Node[]).flatMap(partsOf) : name === 'get' ? addedAt(owner) : [];
  return parent.computed ? addedAt(parent) : [];
}

/** What is assigned to a variable, or to an entry of it; and what is added to that at once. */
function assignedAt(assignment: Node): readonly Content[] {
  const { operator, left, right } = assignment;
  if ((left as Node).type === 'Identifier') return operator === '=' ? [whole(right as Node)] : [];
  return [...(operator === '=' ? partsOf(right as Node) : []), ...addedAt(assignment)];
}

/** What an entry has. */
function partsOf(entry: Node): readonly Content[] {
  const node = unwrap(entry);
  if (node.type === 'ObjectExpression')
    return (node.properties as Node[]).flatMap(({ type, value }) =>
      type === 'Property' ? [{ value: value as Node, isInside: true }] : [],
    );
  if (node.type === 'ArrayExpression')
    return (node.elements as (Node | null)[]).flatMap((one) => (one ? partsOf(one).map(asPart) : []));
  return mappedBy(node) ?? [whole(entry)];
}

function asPart({ value }: Content): Content {
  return { value, isInside: true };
}

/** What the entries of a list have that is made of another one. */
// Matches: name and ask(name) of names.map((name) => ({ name, done: ask(name) }))
function mappedBy(made: Node): readonly Content[] | undefined {
  const isMap = made.type === 'CallExpression' && calledName(made) === 'map';
  const [callback] = isMap ? (made.arguments as Node[]) : [];
  const body = callback?.type === 'ArrowFunctionExpression' ? unwrap(callback.body as Node) : undefined;
  return body && ENTRY.test(body.type) ? partsOf(body) : undefined;
}
