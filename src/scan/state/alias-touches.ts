import type { Access, StatePart } from '../../types';
import { ELEMENT, follow, isSelf, stepInto } from '../../language/state-parts';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap, wrapped } from '../syntax/walk';
import { GETTERS } from './containers';
import { changeBy, changeOf, withTurns, type Done } from './done-at';
import { stepOf } from './bindings';
import { ITERATORS } from './parts';
import { MUTATORS } from './touches';

/** The accesses that a use of an alias makes to the state it refers to. */
export function touchesOf(builder: FactsBuilder, use: Node, part: StatePart): Access[] {
  const { target, steps, method, asked } = stepsFrom(use);
  const fn = builder.ownerOf(use);
  const touch = ({ root, members, home, name, self }: StatePart, done: Done): Access => ({
    fn,
    at: use.start,
    root,
    members,
    home,
    name,
    ...(self !== undefined && self !== fn && { self }),
    ...done,
  });
  const ofAsked = asked.flatMap((list) => {
    const held = follow(part, list.steps);
    return held && !isContainer(held) ? askedAt(list).map((done) => touch(held, done)) : [];
  });
  const whole = follow(part, steps);
  if (!whole) return ofAsked;
  const kinds = kindsAt(target, steps.length, method);
  // A place in a copy is not one of the state.
  const depth = part.own?.length ?? -1;
  const isPlace = steps.length === depth && method === undefined;
  const isLive = part.own?.at(-1) === 'chain';
  const isOwn = isContainer(whole) || (isPlace && !isLive);
  const known = isPlace ? kinds.filter(({ kind }) => kind === 'read') : kinds;
  const seen = isOwn ? [] : withTurns(use, known).map((done) => touch(whole, done));
  const grown = method === undefined && steps.at(-1) === ELEMENT ? seen.flatMap(lengthOf) : [];
  const element = isGoneThrough(target, method) ? stepInto(whole, ELEMENT) : undefined;
  const through = element && !element.own ? [touch(element, { kind: 'read' })] : [];
  return [...ofAsked, ...seen, ...grown, ...through];
}

/** An element that is set may be a new one. */
// Matches: items[items.length] = item
function lengthOf(touch: Access): Access[] {
  return touch.kind === 'write' ? [{ ...touch, members: [...touch.members.slice(0, -1), 'length'] }] : [];
}

/** It is not of the state, or an object of which only the fields are told apart. */
function isContainer(part: StatePart): boolean {
  return part.own !== undefined || isSelf(part);
}

// Matches: users.map(({ visits }) => visits), res.json(users), for (const { visits } of users)
function isGoneThrough(target: Node, method = ''): boolean {
  const { parent } = target;
  return ITERATORS.has(method) || isPassedOn(parent, target) || isTakenApart(parent, target);
}

// Matches: const [{ visits }] = users, for (const { visits } of users)
function isTakenApart(parent: Node | undefined, value: Node): boolean {
  if (parent?.type === 'VariableDeclarator')
    return parent.init === value && (parent.id as Node).type === 'ArrayPattern';
  if (parent?.type !== 'ForOfStatement' || parent.right !== value) return false;
  const { type, declarations } = parent.left as Node;
  return type === 'VariableDeclaration' && ((declarations as Node[])[0].id as Node).type !== 'Identifier';
}

// Matches: show(user), and not: list.push(user), whose reads are those of the list
function isPassedOn(parent: Node | undefined, value: Node): boolean {
  return parent?.type === 'CallExpression' && parent.callee !== value && !isKept(parent);
}

/** A collection, and the method that returns one of its elements. */
interface Asked {
  readonly steps: readonly string[];
  readonly method: string;
  readonly callee: Node;
}

// Matches: users.get(id).roles.find(isOwner), queues.get(name).shift()
function askedAt({ method, callee }: Asked): readonly Done[] {
  return MUTATORS.has(method) ? changeBy(callee) : [{ kind: 'read' }];
}

interface Steps {
  /** The last expression of the chain. */
  readonly target: Node;
  readonly steps: readonly string[];
  /** The method that is called on it. */
  readonly method?: string;
  /** The elements taken from collections on the way. */
  readonly asked: readonly Asked[];
}

// Matches: user.address.city, users.get(id).visits, user.tags.push(tag)
function stepsFrom(use: Node): Steps {
  const steps: string[] = [];
  const asked: Asked[] = [];
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
    if (isCalled && !GETTERS.has(name)) return { target, steps, method: name, asked };
    if (isCalled) asked.push({ steps: [...steps], method: name, callee: member });
    steps.push(isCalled ? ELEMENT : name);
    target = wrapped(isCalled ? (member.parent as Node) : member);
  }
  return { target, steps, asked };
}

function kindsAt(target: Node, depth: number, method: string | undefined): readonly Done[] {
  const { parent } = target;
  if (method !== undefined) return MUTATORS.has(method) ? changeBy(wrapped(parent as Node)) : [{ kind: 'read' }];
  // Only naming a value does not read its parts, unless it is passed on.
  const changed = depth === 0 && parent?.type !== 'CallExpression' ? undefined : changeOf(target);
  if (changed) return changed;
  return depth > 0 || (parent && isLookedInto(parent, target)) ? [{ kind: 'read' }] : [];
}

// Matches: show(user), { ...user }, const { visits } = user
function isLookedInto(parent: Node, value: Node): boolean {
  if (parent.type === 'SpreadElement') return true;
  if (parent.type === 'VariableDeclarator') return parent.init === value && (parent.id as Node).type !== 'Identifier';
  return isPassedOn(parent, value);
}

/** Whether a call only adds its arguments to a list. Those of a store may be written somewhere. */
// Matches: list.push(user), but not store.set(id, user)
function isKept(call: Node): boolean {
  const callee = unwrap(call.callee as Node);
  if (callee.type !== 'MemberExpression') return false;
  const method = keyName(callee.property as Node, callee.computed === true) ?? '';
  return /^(?:push|unshift)$/.test(method);
}
