import type { Access } from '../../types';
import { changeBy, changeOf, lookedAtUntil, removes, withTurns, type Done } from './done-at';
import { setsByName } from './setters';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { keyName, unwrap, wrapped } from '../syntax/walk';

/** Methods that modify their receiver. */
export const MUTATORS = new Set(
  (
    'push pop shift unshift splice sort reverse fill copyWithin set add delete clear abort enqueue dequeue ' +
    // Those of data stores: lokijs, nedb, node-localstorage, flat-cache, zustand, redux.
    'insert update upsert remove setItem removeItem setKey removeKey setState dispatch ' +
    // Those of template engines: nunjucks, Handlebars.
    'addGlobal addFilter addExtension registerHelper registerPartial unregisterHelper unregisterPartial'
  ).split(' '),
);

/** Those of dates and of views of bytes: `setTime`, `setUTCHours`, `setUint32`, `setBigInt64`. */
const SETTERS =
  /^set(?:(?:UTC)?(?:Date|FullYear|Hours|Milliseconds|Minutes|Month|Seconds)|Time|Year|(?:Big)?(?:Ui|I)nt(?:8|16|32|64)|Float(?:16|32|64))$/;

/** Methods that modify a buffer; `write` of anything else (a log, a socket) changes no state that is read. */
const BUFFER_MUTATORS = /^(?:write\w*|swap(?:16|32|64))$/;

/** Methods of lodash and lodash-id that modify what they chain, once lowdb writes it. */
const CHAINED =
  /^(?:assign|assignIn|extend|merge|defaults|defaultsDeep|unset|updateWith|pull|pullAll|(?:update|replace|remove)(?:ById|Where))$/;

/** A read or write of some state, and of which part of it. */
export type Touch = Pick<Access, 'kind' | 'done' | 'again' | 'inside' | 'removes' | 'counts' | 'members'>;

/**
 * How a use touches the state that it names: `x = 1`, `x.y = 1` and `x.push(1)` write; `x += 1` and `x.push(1)` also
 * read.
 */
export function accessKinds(use: Node, buffer = false): readonly Touch[] {
  const { target, names } = membersAt(use);
  const taken = takenFrom(target);
  if (taken && names.every((name) => name !== undefined))
    return taken.map((path) => ({ kind: 'read', members: knownOf([...names, ...path]) }));
  const depth = names.length;
  const parent = target.parent as Node;
  const isCalled = depth > 0 && parent.type === 'CallExpression' && parent.callee === target;
  const members = knownOf(isCalled ? names.slice(0, -1) : names);
  const method = isCalled ? (names[depth - 1] ?? '') : '';
  const changed = isCalled ? undefined : changeOf(target);
  const isMutating =
    MUTATORS.has(method) ||
    SETTERS.test(method) ||
    (buffer && BUFFER_MUTATORS.test(method)) ||
    isAdvanced(target, method) ||
    (isCalled && isWritten(target, method)) ||
    (isCalled && parent.parent?.type === 'ExpressionStatement' && setsByName(parent, method));
  const until = lookedAtUntil(target, method);
  const looks = until === undefined ? READ : [...READ, { kind: 'read', done: until } as const];
  const done: readonly Done[] = changed ?? (isMutating ? changeBy(target) : looks);
  const isInside = depth > 0 && (isCalled || changed !== undefined);
  const touches: readonly Touch[] = done.map((touch) => ({
    members,
    ...touch,
    ...(touch.kind === 'write' && isInside && INSIDE),
    ...(touch.kind === 'write' && removes(target, method) && REMOVES),
  }));
  return withTurns(use, /^(?:Assignment|Update)Expression$/.test(parent.type) ? counted(parent, touches) : touches);
}

/** Whether a variable is made a buffer. */
// Matches: const scratch = Buffer.alloc(64)
export function isBuffer({ declared: [name] }: Variable): boolean {
  const init = name?.parent?.type === 'VariableDeclarator' ? (name.parent.init as Node | null) : null;
  const made = init ? unwrap(init) : undefined;
  const callee = made?.type === 'CallExpression' ? (made.callee as Node) : undefined;
  return callee?.type === 'MemberExpression' && (callee.object as Node).name === 'Buffer';
}

/** The access paths of what a pattern takes from a value, if it takes nothing else. */
// Matches: visits, page.title, of const { visits, page: { title } } = stats
export function takenFrom(value: Node): readonly (readonly string[])[] | undefined {
  const { type, id, left, right } = value.parent as Node;
  const given = type === 'AssignmentExpression' && right === value ? left : undefined;
  const pattern = (type === 'VariableDeclarator' ? id : given) as Node | undefined;
  return pattern?.type === 'ObjectPattern' ? pathsIn(pattern) : undefined;
}

function pathsIn({ properties }: Node): readonly (readonly string[])[] | undefined {
  const all = (properties as Node[]).map(({ type, key, value, computed }) => {
    const name = type === 'Property' ? keyName(key as Node, computed === true) : undefined;
    if (name === undefined) return undefined;
    const inner = (value as Node).type === 'AssignmentPattern' ? ((value as Node).left as Node) : (value as Node);
    const paths = inner.type === 'ObjectPattern' ? pathsIn(inner) : [[]];
    return paths?.map((path) => [name, ...path]);
  });
  return all.length > 0 && all.every((paths) => paths !== undefined) ? all.flat() : undefined;
}

// Matches: ids.next().value, of an iterator, which goes on by one; count.next(1), of a subject of rxjs, and not: $(row).next()
function isAdvanced(target: Node, method: string): boolean {
  const around = wrapped(target.parent as Node).parent;
  if (method === 'next' && around?.type === 'ExpressionStatement') return true;
  const isOfResult =
    around?.type === 'MemberExpression' && /^(?:value|done)$/.test(keyName(around.property as Node, false) ?? '');
  return method === 'next' && isOfResult;
}

// Matches: db of db.get('users').find({ id }).assign({ name }).write(), of lowdb
function isWritten(target: Node, method: string, isChanged = false): boolean {
  const member = wrapped(target.parent as Node).parent;
  if (method === 'write') return isChanged;
  if (member?.type !== 'MemberExpression' || member.parent?.type !== 'CallExpression') return false;
  return isWritten(
    member,
    keyName(member.property as Node, member.computed === true) ?? '',
    isChanged || CHAINED.test(method),
  );
}

const READ: readonly Done[] = [{ kind: 'read' }];
const INSIDE = { inside: true } as const;
const REMOVES = { removes: true } as const;

// Matches: visits++; total += 2; -- but not log += line, where the order shows
function counted(update: Node, touches: readonly Touch[]): Touch[] {
  const isNumber = update.type === 'UpdateExpression' || typeof (update.right as Node).value === 'number';
  const isAdding = update.type === 'UpdateExpression' || update.operator === '+=' || update.operator === '-=';
  const isAlone = wrapped(update).parent?.type === 'ExpressionStatement';
  return touches.map((touch) => (isNumber && isAdding && isAlone ? { counts: true, ...touch } : touch));
}

interface Members {
  /** The whole member expression, with parentheses and type assertions around it. */
  readonly target: Node;
  readonly names: readonly (string | undefined)[];
}

/** The access path from a use, as far as it is written there. */
// Matches: x, x.y, x.y[z], x!.y, (x as Any).y
export function membersAt(use: Node): Members {
  const names: (string | undefined)[] = [];
  let target = wrapped(use);
  while (target.parent?.type === 'MemberExpression' && target.parent.object === target) {
    const { property, computed } = target.parent;
    names.push(keyName(property as Node, computed === true));
    target = wrapped(target.parent);
  }
  return { target, names };
}

/** The names up to the first that is computed, or a number. */
function knownOf(names: readonly (string | undefined)[]): string[] {
  const end = names.findIndex((name) => name === undefined || /^\d+$/.test(name));
  return names.slice(0, end < 0 ? names.length : end) as string[];
}
