import type { Access, FileFacts, StatePart } from '../../types';
import { isMutable, sharedUses } from './accesses';
import { touchesOf } from './alias-touches';
import { stepOf } from './bindings';
import type { FactsBuilder } from '../facts';
import { BUILT_IN_METHODS } from '../../language/built-in-objects';
import { ELEMENT } from '../../language/state-parts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { foundCollections } from './found-collections';
import { givenIn, keptArgumentsIn, partsOf } from './given';
import { fieldOfRequest, handedOnIn, partOfRequest } from './handed-on';
import { partsOfArguments } from './parameters';
import { passedIn } from './passed';
import { publishedAccesses } from './published';
import { requestOf } from '../syntax/imports';
import { wrapped, type Nodes } from '../syntax/walk';
import { fieldPart, selvesIn } from './this-aliases';
import { isUnsure, partsByResult, partsInField, sharedVariable, statePartsByName, statePartsOf } from './parts';

/** Accesses to parts of shared state through local aliases, and the parts that functions return or pass on. */
export function aliasFacts(
  builder: FactsBuilder,
  tree: Nodes,
): Pick<FileFacts, 'aliases' | 'given' | 'keptArguments' | 'passed' | 'handedOn'> {
  const calls = tree.of('CallExpression');
  const collections = foundCollections(builder, calls);
  return {
    aliases: [
      ...builder.scopes.variables.flatMap((variable) => aliasesOf(builder, variable)),
      ...calls.flatMap((call) => throughResult(builder, call, collections.has(call))),
      ...tree.of('ConditionalExpression', 'LogicalExpression').flatMap((value) => throughChoice(builder, value)),
      ...tree.of('NewExpression').flatMap((made) => throughNew(builder, made)),
      ...throughFields(builder, selvesIn(builder, tree)),
      ...tree.of('MemberExpression').flatMap((member) => throughRequest(builder, member)),
      ...tree.of('MemberExpression').flatMap(({ object }) => throughArguments(builder, object as Node)),
    ],
    given: givenIn(builder, tree),
    keptArguments: keptArgumentsIn(builder, tree),
    handedOn: handedOnIn(builder, tree, (value) => statePartsOf(builder, value)),
    passed: passedIn(builder, tree.of('CallExpression', 'NewExpression'), (value) => partsOf(builder, value)),
  };
}

function aliasesOf(builder: FactsBuilder, variable: Variable): Access[] {
  return [...elementsIn(builder, variable), ...throughName(builder, variable), ...publishedAccesses(builder, variable)];
}

function elementsIn(builder: FactsBuilder, variable: Variable): Access[] {
  const shared = isMutable(variable) ? sharedUses(builder, variable) : [];
  if (shared.length === 0) return [];
  const part = sharedVariable(builder, variable);
  return shared.flatMap((use) => touchesOf(builder, use, part)).filter(({ members }) => members.includes(ELEMENT));
}

// Matches: const user = users.get(id); user.visits += 1
function throughName(builder: FactsBuilder, variable: Variable): Access[] {
  if (variable.kind === 'import') return [];
  return statePartsByName(builder, variable).flatMap((part) => {
    if (variable.topLevel && isUnsure(part)) return [];
    const touches = variable.uses.flatMap((use) => touchesOf(builder, use, part));
    if (!isProbablyOwn(part, touches)) return touches;
    const lastAct = Math.max(...variable.uses.filter(isActedOn).map((use) => use.start));
    return touches.filter(({ at }) => at < lastAct);
  });
}

/** A method of it is called, which may change it because of what was read before, by a name of the program's own. */
// Matches: user.rename(name), and not: user.name.trim(), list.map(show)
function isActedOn(use: Node): boolean {
  const member = wrapped(use).parent;
  if (member?.type !== 'MemberExpression' || member.object !== wrapped(use)) return false;
  const call = wrapped(member).parent;
  return call?.type === 'CallExpression' && call.callee === wrapped(member) && !BUILT_IN_METHODS.has(stepOf(member));
}

// Matches: find(id).visits += 1, (await find(id)).visits, Object.values(users)[0].visits, require('./state').visits, seatsOf(day).add(seat)
function throughResult(builder: FactsBuilder, call: Node, isWhole: boolean): Access[] {
  const request = requestOf(call);
  const parts = request?.startsWith('.')
    ? [{ root: `import ${request}`, home: 0, name: request.slice(request.lastIndexOf('/') + 1), members: [] }]
    : partsByResult(builder, call).filter((part) => part.own !== undefined || isUnsure(part));
  return parts.flatMap((part) => touchesOf(builder, call, part)).filter(({ members }) => isWhole || members.length > 0);
}

// Matches: new Store().items.push(item)
function throughNew(builder: FactsBuilder, made: Node): Access[] {
  if (wrapped(made).parent?.type !== 'MemberExpression') return [];
  return statePartsOf(builder, made).flatMap((part) => touchesOf(builder, made, part));
}

// Matches: (isNew ? users.last : users.first).visits += 1
function throughChoice(builder: FactsBuilder, value: Node): Access[] {
  if (wrapped(value).parent?.type !== 'MemberExpression') return [];
  return statePartsOf(builder, value).flatMap((part) => touchesOf(builder, value, part));
}

// Matches: this.stats.visits += 1, where the constructor has this.stats = stats
function throughFields(builder: FactsBuilder, selves: readonly Node[]): Access[] {
  return [...usesOfFields(selves)].flatMap(([name, uses]) => [
    ...uses.flatMap((use) => elementsInField(builder, use, name)),
    ...partsInField(builder, name).flatMap((part) => {
      const touches = uses.flatMap((use) => touchesOf(builder, use, part));
      return isProbablyOwn(part, touches) ? [] : touches;
    }),
  ]);
}

// Matches: this.users.get(id).visits += 1
function elementsInField(builder: FactsBuilder, use: Node, name: string): Access[] {
  const part = fieldPart(builder, use.object as Node, name);
  return touchesOf(builder, use, part).filter(({ members }) => members.includes(ELEMENT));
}

// Matches: req.cart.items.push(item), where a middleware has req.cart = carts[id]
function throughRequest(builder: FactsBuilder, member: Node): Access[] {
  const name = fieldOfRequest(builder, member);
  return name === undefined ? [] : touchesOf(builder, member, partOfRequest(name));
}

// Matches: arguments[0].visits += 1
function throughArguments(builder: FactsBuilder, use: Node): Access[] {
  return partsOfArguments(builder, use).flatMap((part) => {
    const touches = touchesOf(builder, use, part);
    return isProbablyOwn(part, touches) ? [] : touches;
  });
}

function usesOfFields(selves: readonly Node[]): ReadonlyMap<string, readonly Node[]> {
  const fields = new Map<string, Node[]>();
  for (const { parent: member } of selves) {
    if (member?.type !== 'MemberExpression') continue;
    const name = stepOf(member);
    fields.set(name, [...(fields.get(name) ?? []), member]);
  }
  return fields;
}

/** Reads of results and parameters that are probably not shared state are left out. */
function isProbablyOwn(part: StatePart, touches: readonly Access[]): boolean {
  return isUnsure(part) && touches.every(({ kind }) => kind === 'read');
}
