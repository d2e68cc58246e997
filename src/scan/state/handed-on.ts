import { isOfFramework } from '../../language/request-fields';
import type { HandedOn, StatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';
import { REQUESTS } from './ambient';

/** Root of what is kept in requests under a name, followed by that name. */
export const REQUEST = 'request ';

/** Objects of a request that are there for the values of an app. */
const PLACES = /^(?:locals|state)$/;

/** The name under which an expression keeps something in a request; undefined where it does not, or a framework does. */
// Matches: req.cart, res.locals.cart, ctx.state.cart
export function fieldOfRequest(builder: FactsBuilder, node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const name = keyName(node.property as Node, node.computed === true);
  return name !== undefined && !isOfFramework(name) && isRequest(builder, unwrap(node.object as Node))
    ? name
    : undefined;
}

function isRequest(builder: FactsBuilder, object: Node): boolean {
  if (object.type === 'Identifier')
    return REQUESTS.test(String(object.name)) && builder.scopes.variableOf(object)?.kind === 'parameter';
  if (object.type !== 'MemberExpression') return false;
  const place = keyName(object.property as Node, object.computed === true);
  return place !== undefined && PLACES.test(place) && isRequest(builder, unwrap(object.object as Node));
}

/** What a request has under a name: whatever some function of the program keeps there. */
export function partOfRequest(name: string): StatePart {
  return { root: `${REQUEST}${name}`, home: 0, name, members: [] };
}

/** The parts of shared state that a file keeps in requests, for the functions that come later. */
// Matches: req.cart = carts[id]
export function handedOnIn(
  builder: FactsBuilder,
  assignments: readonly Node[],
  statePartsOf: (value: Node) => readonly StatePart[],
): HandedOn[] {
  return assignments.flatMap((node) => {
    const field = fieldOfRequest(builder, node.left as Node);
    if (field === undefined) return [];
    const fn = builder.ownerOf(node);
    return statePartsOf(node.right as Node).map((part): HandedOn => ({ fn, field, ...part }));
  });
}
