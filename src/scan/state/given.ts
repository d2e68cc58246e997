import type { Given, KeptArgument, StatePart } from '../../types';
import { heldAt, ELEMENT } from '../../language/state-parts';
import type { FactsBuilder } from '../facts';
import { paramsOf } from '../functions/functions';
import type { Node } from '../syntax/parse';
import { isFunction, unwrap, wrapped, type Nodes } from '../syntax/walk';
import { statePartsOf } from './parts';
import { placesFor, publishedParts } from './published';

/** The parts of shared state that functions return. */
// Matches: return users.find((user) => user.id === id), (id) => users[id]
export function givenIn(builder: FactsBuilder, tree: Nodes): Given[] {
  const returned = tree.of('ReturnStatement').map((node) => [builder.ownerOf(node), node.argument] as const);
  const arrows = tree.of('ArrowFunctionExpression').map((node) => [builder.indexOf(node), node.body] as const);
  const given = [...returned, ...arrows].flatMap(([fn, value]) => {
    const parts = value && (value as Node).type !== 'BlockStatement' ? partsOf(builder, value as Node) : [];
    return parts.map((part) => ({ fn, ...part }));
  });
  return [
    ...given,
    ...tree.of('YieldExpression').flatMap((node) => yieldedBy(builder, node)),
    ...tree.of('ThisExpression').flatMap((self) => registeredBy(builder, self)),
  ];
}

/** The parts of shared state that a value is, or has been put to. */
export function partsOf(builder: FactsBuilder, value: Node): readonly StatePart[] {
  return [...statePartsOf(builder, value), ...publishedParts(builder, value)];
}

// Matches: yield user, yield* users
function yieldedBy(builder: FactsBuilder, node: Node): Given[] {
  const value = node.argument as Node | null;
  const parts = value ? statePartsOf(builder, value) : [];
  const items = node.delegate === true ? parts : parts.flatMap(heldAt(ELEMENT));
  return items.map((part) => ({ fn: builder.ownerOf(node), ...part }));
}

/** What is made is what its constructor has put somewhere. */
// Matches: jobs.push(this) of constructor() { jobs.push(this); }
function registeredBy(builder: FactsBuilder, self: Node): Given[] {
  let fn: Node | null | undefined = self.parent;
  while (fn && !isFunction(fn)) fn = fn.parent;
  if (fn?.parent?.kind !== 'constructor') return [];
  return placesFor(builder, wrapped(self)).map(({ part }) => ({ fn: builder.ownerOf(self), ...part }));
}

/** Where functions put what they are given. */
// Matches: room of function register(room) { rooms.push(room); }
export function keptArgumentsIn(builder: FactsBuilder, tree: Nodes): KeptArgument[] {
  const functions = tree.of('FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression');
  return functions.flatMap((fn) =>
    paramsOf(fn).flatMap((param, index) => {
      const variable = unwrap(param).type === 'Identifier' ? builder.scopes.variableOf(param) : undefined;
      const uses = variable && !variable.reassigned ? variable.uses : [];
      return uses
        .flatMap((use) => placesFor(builder, wrapped(use)))
        .map(({ part }) => ({ fn: builder.indexOf(fn), index, ...part }));
    }),
  );
}
