import { ELEMENT } from '../../language/state-parts';
import { REQUESTS } from './selves';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { isFunction, keyName, unwrap, wrapped } from '../syntax/walk';

/** An expression whose value it is, or that is iterated over. */
interface Evaluated {
  readonly kind: 'value' | 'iterated';
  readonly value: Node;
}

interface Parameter {
  readonly kind: 'parameter';
  readonly fn: Node;
  readonly index: number;
  /** A list of all arguments from there on. */
  readonly rest: boolean;
}

/** Where a declared name gets its value from. */
export interface Binding {
  /** What the value is taken out of. */
  readonly from: Evaluated | Parameter;
  /** The steps into it. */
  readonly steps: readonly string[];
  /** The name holds a new list, or object, of what is left. */
  readonly rest: boolean;
}

/** What a name gets where nothing is given for it, or for a pattern around it, and the steps into that. */
// Matches: shared of ({ state = shared } = {}) => …, (state = shared) => …, const { state = shared } = options
export function defaultsOf(name: Node): readonly Binding[] {
  const found: Binding[] = [];
  const steps: string[] = [];
  let pattern = name;
  for (let parent = pattern.parent; parent && isPattern(parent); parent = pattern.parent) {
    if (parent.type === 'AssignmentPattern' && parent.left === pattern)
      found.push({ from: { kind: 'value', value: parent.right as Node }, steps: [...steps], rest: false });
    steps.unshift(...stepInto(parent, pattern));
    pattern = parent;
  }
  return found;
}

/** The binding of a declared name; undefined where its value does not come from an expression, or per request. */
// Matches: user of const user = users[0], const [user] = users, for (const { user } of list), ({ user }) => …
export function bindingOf(name: Node): Binding | undefined {
  const steps: string[] = [];
  let [pattern, rest] = [name, false];
  for (let parent = pattern.parent; parent && isPattern(parent); parent = pattern.parent) {
    if (parent.type === 'RestElement') rest = pattern === name;
    const into = stepInto(parent, pattern);
    // Per request, as are the properties of a controller that a framework creates for each: `const { ctx } = this`.
    if (parent.type === 'Property' && REQUESTS.test(into[0])) return undefined;
    steps.unshift(...into);
    pattern = parent;
  }
  const from = sourceOf(pattern);
  return from && { from, steps, rest };
}

/** The step from the value of a pattern to that of a part of it, if it is one. */
function stepInto(pattern: Node, part: Node): readonly string[] {
  if (pattern.type === 'ArrayPattern') return part.type === 'RestElement' ? [] : [ELEMENT];
  return pattern.type === 'Property' ? [keyName(pattern.key as Node, pattern.computed === true) ?? ELEMENT] : [];
}

function isPattern({ type, parent }: Node): boolean {
  return (
    /^(?:Array|Object|Assignment)Pattern$|^RestElement$|^TSParameterProperty$/.test(type) ||
    (type === 'Property' && parent?.type === 'ObjectPattern')
  );
}

function sourceOf(pattern: Node): Evaluated | Parameter | undefined {
  const holder = pattern.parent as Node;
  if (isFunction(holder)) {
    const index = (holder.params as Node[]).indexOf(pattern);
    return index < 0 ? undefined : { kind: 'parameter', fn: holder, index, rest: pattern.type === 'RestElement' };
  }
  if (holder.type !== 'VariableDeclarator' || holder.id !== pattern) return undefined;
  if (holder.init) return { kind: 'value', value: holder.init as Node };
  const loop = holder.parent?.parent;
  return loop?.type === 'ForOfStatement' ? { kind: 'iterated', value: loop.right as Node } : undefined;
}

/** What a use of a variable assigns to it; undefined where it assigns nothing, or not the whole. */
// Matches: users[0] of user = users[0], and users of for (user of users)
export function assignedBy(use: Node): Evaluated | undefined {
  const parent = use.parent as Node;
  if (parent.type === 'AssignmentExpression' && parent.left === use)
    return { kind: 'value', value: parent.right as Node };
  return parent.type === 'ForOfStatement' && parent.left === use
    ? { kind: 'iterated', value: parent.right as Node }
    : undefined;
}

const PRIMITIVE = /^(?:(?:Template)?Literal|(?:Binary|Unary|Update)Expression)$/;

/** Whether a variable has only numbers, strings and the like: who gets its value gets no part of any state. */
// Matches: let last = 0; last += step;
export function holdsPrimitives({ declared, uses }: Variable): boolean {
  const [{ parent: declarator }] = declared;
  if (declared.length !== 1 || declarator?.type !== 'VariableDeclarator' || declarator.id !== declared[0]) return false;
  if (!declarator.init || !isPrimitive(declarator.init)) return false;
  return uses.every((use) => {
    const parent = use.parent as Node;
    if (parent.type !== 'AssignmentExpression' || parent.left !== use) return !isTarget(parent);
    return parent.operator === '=' ? isPrimitive(parent.right) : !LOGICAL.test(String(parent.operator));
  });
}

function isPrimitive(value: unknown): boolean {
  const { type, regex } = unwrap(value as Node);
  return PRIMITIVE.test(type) && !regex;
}

const LOGICAL = /^(?:\|\||&&|\?\?)=$/;

// Matches: [last] = pair, for (last of list)
function isTarget({ type, left, parent }: Node): boolean {
  return isPattern({ type, parent } as Node) || (type === 'ForOfStatement' && (left as Node).type === 'Identifier');
}

/** The methods that pass the elements of a list to a callback, and the indexes of its parameters for those. */
const VISITS: ReadonlyMap<string, readonly number[]> = new Map([
  ...visiting('forEach each map filter find findLast findIndex some every flatMap', [0]),
  ...visiting('reduce reduceRight', [1]),
  ...visiting('sort toSorted', [0, 1]),
]);

function visiting(names: string, elements: readonly number[]): (readonly [string, readonly number[]])[] {
  return names.split(' ').map((name) => [name, elements]);
}

/** Objects whose functions take the list as their first argument. */
const LIBRARY = /^(?:_|lodash|underscore|Array)$/;

/** What the parameter of a callback gets: an element, a list, or what a promise is fulfilled with. */
// Matches: user of find(id).then((user) => …), users.forEach((user) => …)
export function givenTo(fn: Node, index: number): Evaluated | undefined {
  const call = wrapped(fn).parent;
  const callee = call?.type === 'CallExpression' ? unwrap(call.callee as Node) : undefined;
  const isThen = callee?.type === 'MemberExpression' && (callee.property as Node).name === 'then';
  const isFirst = index === 0 && (call?.arguments as Node[] | undefined)?.[0] === wrapped(fn);
  return isThen && isFirst ? { kind: 'value', value: callee.object as Node } : visitedBy(fn, index);
}

/** The list of whose elements a parameter of a callback is one, or which it is. */
// Matches: users of users.forEach((user) => …), users.reduce((sum, user) => …), _.each(users, (user) => …)
function visitedBy(fn: Node, index: number): Evaluated | undefined {
  const call = wrapped(fn).parent;
  const callee = call?.type === 'CallExpression' ? unwrap(call.callee as Node) : undefined;
  if (callee?.type !== 'MemberExpression') return undefined;
  const method = keyName(callee.property as Node, callee.computed === true) ?? '';
  const args = (call?.arguments as Node[]).map(unwrap);
  const ofLibrary = LIBRARY.test(String((callee.object as Node).name)) && args.length > 1;
  const elements = VISITS.get(ofLibrary && method === 'from' ? 'map' : method);
  if (!elements || args[ofLibrary ? 1 : 0] !== fn) return undefined;
  const value = ofLibrary ? args[0] : (callee.object as Node);
  if (elements.includes(index)) return { kind: 'iterated', value };
  // The list itself is passed after the index.
  return index === elements[0] + 2 && !method.endsWith('ort') ? { kind: 'value', value } : undefined;
}

/** The name of a property, if it is static. */
export function stepOf(member: Node): string {
  const name = keyName(member.property as Node, member.computed === true);
  return name === undefined || /^\d+$/.test(name) ? ELEMENT : name;
}
