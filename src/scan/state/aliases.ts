import { ELEMENT } from '../../findings/terms';
import type { Access, FileFacts, Given } from '../../types';
import { isMutable, sharedUses } from './accesses';
import { MUTATORS } from './touches';
import { changeBy, changeOf, withTurns, type Done } from './done-at';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { passedIn } from './passed';
import { wrapped, type Nodes } from '../syntax/walk';
import {
  GETTERS,
  ITERATORS,
  type StatePart,
  RESULT,
  isUnsure,
  statePartOf,
  statePartByName,
  statePartByResult,
  sharedVariable,
  stepOf,
} from './parts';

/** Accesses to parts of shared state through local aliases, and the parts that functions return or pass on. */
export function aliasFacts(builder: FactsBuilder, tree: Nodes): Pick<FileFacts, 'aliases' | 'given' | 'passed'> {
  return {
    aliases: [
      ...builder.scopes.variables.flatMap((variable) => aliasesOf(builder, variable)),
      ...tree.of('CallExpression').flatMap((call) => throughResult(builder, call)),
    ],
    given: givenIn(builder, tree),
    passed: passedIn(builder, tree.of('CallExpression'), (value) => statePartOf(builder, value, 0)),
  };
}

function aliasesOf(builder: FactsBuilder, variable: Variable): Access[] {
  return [...elementsOf(builder, variable), ...throughName(builder, variable)];
}

function elementsOf(builder: FactsBuilder, variable: Variable): Access[] {
  const shared = isMutable(variable) ? sharedUses(builder, variable) : [];
  if (shared.length === 0) return [];
  const part = sharedVariable(builder, variable);
  return shared.flatMap((use) => touchesOf(builder, use, part)).filter(({ members }) => members.includes(ELEMENT));
}

// Matches: const user = users.get(id); user.visits += 1
function throughName(builder: FactsBuilder, variable: Variable): Access[] {
  if (variable.topLevel || variable.reassigned || variable.kind === 'import') return [];
  const part = statePartByName(builder, variable, 0);
  const touches = part ? variable.uses.flatMap((use) => touchesOf(builder, use, part)) : [];
  // Reads of results and parameters that are probably not shared state are left out.
  return part && isUnsure(part) && touches.every(({ kind }) => kind === 'read') ? [] : touches;
}

// Matches: find(id).visits += 1, (await find(id)).visits
function throughResult(builder: FactsBuilder, call: Node): Access[] {
  const part = statePartByResult(builder, call, 0);
  return part.root.startsWith(RESULT) ? touchesOf(builder, call, part).filter(({ members }) => members.length > 0) : [];
}

// Matches: return users.find((user) => user.id === id), (id) => users[id]
function givenIn(builder: FactsBuilder, tree: Nodes): Given[] {
  const returned = tree.of('ReturnStatement').map((node) => [builder.ownerOf(node), node.argument] as const);
  const arrows = tree.of('ArrowFunctionExpression').map((node) => [builder.indexOf(node), node.body] as const);
  return [...returned, ...arrows].flatMap(([fn, value]) => {
    const part =
      value && (value as Node).type !== 'BlockStatement' ? statePartOf(builder, value as Node, 0) : undefined;
    return part ? [{ fn, ...part }] : [];
  });
}

/** The accesses that a use of an alias makes to the state it refers to. */
function touchesOf(builder: FactsBuilder, use: Node, part: StatePart): Access[] {
  const { target, steps, method, asked } = stepsFrom(use);
  const kinds = kindsAt(target, steps.length, method);
  const { root, home, name } = part;
  const fn = builder.ownerOf(use);
  const members = part.members.concat(steps);
  const touch = (members: Access['members'], done: Done): Access => ({
    fn,
    at: use.start,
    root,
    members,
    home,
    name,
    ...done,
  });
  const touches = [
    ...asked.flatMap((list) => askedAt(list).map((done) => touch(part.members.concat(list.steps), done))),
    ...withTurns(use, kinds).map((done) => touch(members, done)),
  ];
  if (!isGoneThrough(target, method)) return touches;
  return [...touches, touch(members.concat(ELEMENT), { kind: 'read' })];
}

// Matches: users.map(({ visits }) => visits), res.json(users)
function isGoneThrough(target: Node, method = ''): boolean {
  const { parent } = target;
  return ITERATORS.has(method) || (parent?.type === 'CallExpression' && parent.callee !== target);
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
  return parent.type === 'CallExpression' && parent.callee !== value;
}
