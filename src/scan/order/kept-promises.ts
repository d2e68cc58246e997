import type { KeptPromise } from '../../types';
import { homeOf } from '../state/accesses';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keptIn } from './combined-promises';
import { isPromised } from '../calls/promised';
import { lifeOf } from './rounds';
import type { Variable } from '../syntax/scopes';
import { isFunction, unwrap, wrapped, type Nodes } from '../syntax/walk';

/** Expressions that may create a promise, or a list of them. */
const MAKES = /^(?:Call|New|Import|Conditional|Logical)Expression$/;

/** Promises that variables hold until they are awaited or handled. */
export function keptPromises(builder: FactsBuilder, tree: Nodes): KeptPromise[] {
  const skips = tree.of('ContinueStatement');
  return builder.scopes.variables
    .filter(({ topLevel, declared }) => !topLevel && declared.length > 0)
    .flatMap((variable) => keptBy(builder, variable, skips));
}

function keptBy(builder: FactsBuilder, variable: Variable, skips: readonly Node[]): KeptPromise[] {
  const deals = variable.uses.filter((use) => isDealtWith(builder, use));
  if (deals.length === 0) return [];
  return filledWith(variable).flatMap((value) => {
    const { start, end } = value;
    const [deal] = deals.filter((one) => one.start >= end).sort((one, other) => one.start - other.start);
    if (!makesPromises(value) || deal === undefined) return [];
    const { from, last } = lifeOf(value, variable.declared[0].start, deal, skips);
    const dealt = deals.flatMap(awaitOf).filter((at) => at > from && at < last);
    const call = unwrap(value).type === 'CallExpression' ? builder.callIndexOf(unwrap(value)) : undefined;
    const made = unwrap(value);
    const elements = made.type === 'ArrayExpression' ? keptIn(builder, made) : [];
    const until = deal.start;
    const rounds = last > until || dealt.length > 0 ? { rounds: { last, dealt } } : {};
    return [{ fn: homeOf(builder, variable), value: { start, end }, call, from, until, ...rounds }, ...elements];
  });
}

/** Whether a promise is awaited or handled where it is used. */
// Matches: await p, p.then(…), Promise.all(list), Promise.all([p, …]), Promise.all([...list]), for (const p of list) await p
export function isDealtWith(builder: FactsBuilder, use: Node): boolean {
  const outer = wrapped(use);
  const parent = outer.parent as Node;
  switch (parent.type) {
    case 'AwaitExpression':
      return true;
    case 'ForOfStatement':
      return parent.right === outer && isEachAwaited(builder, parent);
    case 'SpreadElement':
      return isPromised(parent, parent.parent as Node);
    default:
      return isPromised(outer, parent) || isListDealtWith(parent);
  }
}

/** Whether what is made of a container is a list of its promises, which are awaited together. */
// Matches: Object.values(jobs) of Promise.all(Object.values(jobs)), jobs.values, and jobs.map of jobs.map((job) => job.done)
function isListDealtWith(parent: Node): boolean {
  const isMethod = parent.type === 'MemberExpression' && isListMethod(parent);
  const list = isMethod ? (parent.parent as Node) : parent;
  if (!isMethod && !isValuesOf(parent)) return false;
  const outer = wrapped(list);
  const around = outer.parent as Node;
  return around.type === 'SpreadElement' ? isPromised(around, around.parent as Node) : isPromised(outer, around);
}

function isListMethod(member: Node): boolean {
  const call = member.parent as Node;
  if (call.type !== 'CallExpression' || call.callee !== member) return false;
  const { name } = member.property as Node;
  return (
    name === 'values' || (name === 'map' && isPart(((call.arguments as Node[])[0]?.body as Node | undefined) ?? call))
  );
}

// Matches: job.done of (job) => job.done
function isPart(node: Node): boolean {
  return node.type === 'Identifier' || (node.type === 'MemberExpression' && isPart(node.object as Node));
}

// Matches: Object.values(jobs) of Promise.all(Object.values(jobs))
function isValuesOf({ type, callee }: Node): boolean {
  const { object, property } = (callee ?? {}) as Node;
  return (
    type === 'CallExpression' && (object as Node | undefined)?.name === 'Object' && (property as Node).name === 'values'
  );
}

function isEachAwaited({ scopes }: FactsBuilder, loop: Node): boolean {
  const [each] = ((loop.left as Node).declarations as Node[] | undefined) ?? [];
  const variable = each && scopes.variableOf(each.id as Node);
  return loop.await === true || variable?.uses.some((use) => use.parent?.type === 'AwaitExpression') === true;
}

/** The values that a variable is declared with, assigned, or extended by. */
function filledWith({ declared: [name], uses }: Variable): readonly Node[] {
  const init = initOf(name);
  return [...(init ? contentsOf(init) : []), ...uses.flatMap(addedAt)];
}

const CONTAINERS = /^(?:Array|Map|Set)$/;

// Matches: names.map(ask) of new Set(names.map(ask))
function contentsOf(init: Node): readonly Node[] {
  const { type, callee, arguments: given } = unwrap(init);
  const isContainer = type === 'NewExpression' && CONTAINERS.test(String((callee as Node).name));
  return isContainer ? (given as Node[]) : [init];
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

// Matches: p = ask(), list.push(ask()), list[i] = ask(), jobs.set(name, ask()), jobs.push({ name, done: ask() })
function addedAt(use: Node): readonly Node[] {
  const parent = use.parent as Node;
  const isMember = parent.type === 'MemberExpression' && parent.object === use;
  const target = isMember ? parent : use;
  const owner = target.parent as Node;
  if (owner.type === 'AssignmentExpression' && owner.left === target && owner.operator === '=')
    return isMember ? (parent.computed ? partsOf(owner.right as Node) : []) : [owner.right as Node];
  const isAdded = isMember && owner.type === 'CallExpression' && ADDS.test(String((parent.property as Node).name));
  return isAdded && owner.callee === parent ? (owner.arguments as Node[]).flatMap(partsOf) : [];
}

/** What an entry has. */
function partsOf(entry: Node): readonly Node[] {
  const { type, properties, elements } = unwrap(entry);
  if (type === 'ObjectExpression')
    return (properties as Node[]).flatMap(({ type, value }) => (type === 'Property' ? [value as Node] : []));
  return type === 'ArrayExpression' ? (elements as (Node | null)[]).filter((one) => one !== null) : [entry];
}

/** Whether an expression may create a promise, or a list of them. */
export function makesPromises(value: Node): boolean {
  const { type, elements } = unwrap(value);
  // Matches: [ask(), tell()], and not the empty list that is filled later
  if (type === 'ArrayExpression') return (elements as (Node | null)[]).some((one) => one && makesPromises(one));
  return MAKES.test(type);
}

/** The end of the `await` around an expression. */
function awaitOf(expression: Node): readonly number[] {
  for (let at = expression.parent; at && !isFunction(at); at = at.parent)
    if (at.type === 'AwaitExpression') return [at.end];
  return [];
}
