import {
  cloned,
  inherited,
  copied,
  ELEMENT,
  elements,
  heldAt,
  listed,
  mapped,
  ofPairs,
  paired,
  same,
  type Making,
} from '../../language/state-parts';
import { PUTS } from '../../language/collections';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';
import { resultsOf } from './callback-results';

/** A value that another one is made of. */
export interface Contained {
  readonly value: Node;
  readonly as: Making;
}

/** Methods that return a new list of elements of their receiver. */
const SUBLISTS = /^(?:slice|filter|concat|toSorted|toReversed|toSpliced|with|splice|values)$/;
/** Methods that return their receiver, or a view of it; those of lodash and lowdb give what they chain. */
const SELVES = /^(?:sort|reverse|fill|copyWithin|subarray|finally|value|getState)$/;
/** Functions that return their first argument. */
const GIVEN_BACK = /^(?:freeze|seal|preventExtensions|setPrototypeOf|defineProperty|defineProperties)$/;
/** Methods that return one element of a list, a map or a store. */
export const GETTERS = new Set('get find findLast at pop shift deref'.split(' '));
const LODASH = /^(?:_|lodash|underscore)$/;
/** Functions of lodash and the like that return an element of their first argument. */
const PICKS = /^(?:find|findLast|first|head|last|nth|sample|minBy|maxBy|get)$/;
/** Functions of lodash and the like that return a list of elements of their first argument. */
const SELECTIONS = /^(?:filter|reject|sortBy|orderBy|uniq|uniqBy|values|take|drop|compact|shuffle|tail|initial|slice)$/;

const inList = heldAt(ELEMENT);

/** What an iterator gives. */
// Matches: users.values().next()
const asNext: Making = (part) => elements(part).flatMap(heldAt('value'));
/** The elements of the elements, too. */
const flattened: Making = (part) => [part, ...elements(part)].flatMap(copied);

/** Views of one stretch of bytes. */
const VIEWS = /^(?:Big)?(?:Ui|I)nt(?:8|16|32|64)(?:Clamped)?Array$|^Float(?:16|32|64)Array$|^DataView$/;

/** The values whose parts, or which itself, an expression gives in another container; empty for other expressions. */
// Matches: users.filter(…), Object.values(users), [...users], { ...settings }, new Map(users)
export function contentsOf(node: Node): readonly Contained[] {
  switch (node.type) {
    case 'ArrayExpression':
      return (node.elements as (Node | null)[]).flatMap((item) => (item ? itemOf(item) : []));
    case 'ObjectExpression':
      return [...spreadIn(node.properties as Node[], cloned), ...fieldsOf(node)];
    case 'NewExpression':
      return madeOf(node, nameOf(node.callee));
    case 'CallExpression':
      return calledFor(node, unwrap(node.callee as Node));
    default:
      return [];
  }
}

function madeOf(node: Node, name: string): readonly Contained[] {
  if (name === 'Map') return firstOf(node, ofPairs);
  if (name === 'Set') return firstOf(node, listed);
  if (name === 'WeakRef') return firstOf(node, inList);
  return VIEWS.test(name) ? firstOf(node, same) : [];
}

function itemOf(item: Node): readonly Contained[] {
  return item.type === 'SpreadElement' ? spreadIn([item], listed) : [{ value: item, as: inList }];
}

function spreadIn(items: readonly Node[], as: Making): readonly Contained[] {
  const spread = items.filter(({ type }) => type === 'SpreadElement');
  return spread.map(({ argument }) => ({ value: argument as Node, as }));
}

function fieldsOf({ properties }: Node): readonly Contained[] {
  const fields = (properties as Node[]).filter(({ type, method }) => type === 'Property' && method !== true);
  return fields.map(({ key, computed, value }) => ({
    value: value as Node,
    as: heldAt(keyName(key as Node, computed === true) ?? ELEMENT),
  }));
}

function calledFor(call: Node, callee: Node): readonly Contained[] {
  // Matches: _(users).values().find(isOwner)
  if (callee.type !== 'MemberExpression') return LODASH.test(nameOf(callee)) ? firstOf(call, same) : [];
  const method = keyName(callee.property as Node, callee.computed === true) ?? '';
  const object = callee.object as Node;
  const [first, ...more] = call.arguments as Node[];
  switch (nameOf(object)) {
    case 'Object':
      if (method === 'assign') return [...firstOf(call, same), ...more.map((value) => ({ value, as: cloned }))];
      if (method === 'create') return firstOf(call, inherited);
      if (method === 'entries') return firstOf(call, paired);
      if (method === 'fromEntries') return firstOf(call, ofPairs);
      if (method === 'values') return firstOf(call, copied);
      return GIVEN_BACK.test(method) ? firstOf(call, same) : [];
    case 'Array':
      if (method !== 'from') return [];
      return more.length > 0 ? resultsOf(more[0], inList) : firstOf(call, listed);
    case 'Promise':
      return settledWith(call, method);
  }
  if (LODASH.test(nameOf(object))) {
    if (method === 'chain') return firstOf(call, same);
    return SELECTIONS.test(method) ? firstOf(call, copied) : [];
  }
  // Matches: Array.prototype.slice.call(arguments)
  if (method === 'call' && object.type === 'MemberExpression') return sublistOf(object, first);
  if (method === 'map' && first) return resultsOf(first, inList);
  if (method === 'flatMap' && first) return resultsOf(first, same);
  if (method === 'reduce' && first) return [{ value: object, as: elements }, ...resultsOf(first, same)];
  if (method === 'then') return (call.arguments as Node[]).flatMap((callback) => resultsOf(callback, same));
  if (method === 'catch' && first) return [{ value: object, as: same }, ...resultsOf(first, same)];
  if (method === 'entries') return [{ value: object, as: paired }];
  if (method === 'flat') return [{ value: object, as: flattened }];
  if (method === 'next' && !first) return [{ value: object, as: asNext }];
  if (SELVES.test(method)) return [{ value: object, as: same }];
  if (method === 'concat') return [{ value: object, as: copied }, ...(call.arguments as Node[]).flatMap(joinedOn)];
  return SUBLISTS.test(method) ? [{ value: object, as: copied }] : [];
}

// Matches: Promise.resolve(users), Promise.all([users, rooms])
function settledWith(call: Node, method: string): readonly Contained[] {
  if (method === 'resolve' || method === 'all') return firstOf(call, same);
  return method === 'race' || method === 'any' ? firstOf(call, elements) : [];
}

/** `concat` takes elements, and lists of them. */
// Matches: users of [].concat(users), and of open.concat(users, closed)
function joinedOn(arg: Node): readonly Contained[] {
  if (arg.type === 'SpreadElement') return spreadIn([arg], flattened);
  return [copied, inList].map((as) => ({ value: arg, as }));
}

function sublistOf({ property, computed }: Node, list: Node | undefined): readonly Contained[] {
  const method = keyName(property as Node, computed === true) ?? '';
  return list && list.type !== 'SpreadElement' && SUBLISTS.test(method) ? [{ value: list, as: copied }] : [];
}

/** The collection of which a call returns an element. */
// Matches: users of users.get(id), and of _.find(users, isOwner)
export function takenFrom(call: Node): Node | undefined {
  const callee = unwrap(call.callee as Node);
  if (callee.type !== 'MemberExpression') return undefined;
  const method = keyName(callee.property as Node, callee.computed === true) ?? '';
  const [first] = call.arguments as Node[];
  if (LODASH.test(nameOf(callee.object))) return PICKS.test(method) ? first : undefined;
  return GETTERS.has(method) ? (callee.object as Node) : undefined;
}

/** What a use of a container puts into it. */
// Matches: user of list.push(user), known.set(id, user), list[0] = user, holder.user = user
export function putIn(use: Node): readonly Contained[] {
  const member = use.parent as Node;
  if (member.type !== 'MemberExpression' || member.object !== use) return [];
  const name = keyName(member.property as Node, member.computed === true) ?? ELEMENT;
  const parent = member.parent as Node;
  if (parent.type === 'AssignmentExpression' && parent.left === member)
    return [{ value: parent.right as Node, as: heldAt(/^\d+$/.test(name) ? ELEMENT : name) }];
  if (parent.type !== 'CallExpression' || parent.callee !== member || !PUTS.test(name)) return [];
  const args = parent.arguments as Node[];
  return name === 'set' ? args.slice(1).map((value) => ({ value, as: mapped })) : args.flatMap(itemOf);
}

function firstOf({ arguments: args }: Node, as: Making): readonly Contained[] {
  const [value] = args as Node[];
  return value && value.type !== 'SpreadElement' ? [{ value, as }] : [];
}

function nameOf(node: unknown): string {
  return String((node as Node).name);
}

/** An element of a list, or of a table. */
// Matches: (carts[id] ??= { items: [] }), and not: (settings ??= load()), which is made once
function isElement({ type, computed }: Node): boolean {
  return type === 'MemberExpression' && computed === true;
}

/** Whether what is assigned is also what the target has: an element of it, or what was there before. */
// Matches: users[id] = {}, users.main ??= {}
export function mayKeep({ left, operator }: Node): boolean {
  const { type, object } = left as Node;
  const isOfVariable = type === 'MemberExpression' && (object as Node).type === 'Identifier';
  return isElement(left as Node) || (isOfVariable && operator !== '=');
}
