import { follow } from '../../language/state-parts';
import { isOfFramework } from '../../language/request-fields';
import type { HandedOn, StatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { isOfAll, isRequestParameter, isSelfOfRequest } from './selves';
import { keyName, unwrap, type Nodes } from '../syntax/walk';
import { APPLICATION } from './applications';
import { bindingOf, type Binding } from './bindings';

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

/** What a request has of its application. */
// Matches: app of const { app: { stats } } = req
const OF_APPLICATION = /^(?:app|server)$/;

/** What a pattern takes out of a request; undefined where it takes it out of something else. */
// Matches: cart of const { cart } = req, and of const { locals: { cart } } = res
export function takenFromRequest(
  builder: FactsBuilder,
  from: Binding['from'],
  [name, ...steps]: readonly string[],
): readonly (StatePart | undefined)[] | undefined {
  if (from.kind !== 'value' || name === undefined || !isRequest(builder, unwrap(from.value))) return undefined;
  if (OF_APPLICATION.test(name)) return [follow({ root: APPLICATION, home: 0, name: APPLICATION, members: [] }, steps)];
  if (PLACES.test(name) && steps.length > 0) return [follow(partOfRequest(steps[0]), steps.slice(1))];
  return isOfFramework(name) ? undefined : [follow(partOfRequest(name), steps)];
}

function isRequest(builder: FactsBuilder, object: Node): boolean {
  if (object.type === 'Identifier') {
    const variable = builder.scopes.variableOf(object);
    return variable !== undefined && (isRequestParameter(variable) || isPlace(builder, variable));
  }
  if (object.type === 'ThisExpression') return isSelfOfRequest(builder, object);
  if (object.type !== 'MemberExpression') return false;
  const place = keyName(object.property as Node, object.computed === true);
  if (place === undefined) return false;
  if (isOfAll(object)) return true;
  return PLACES.test(place) && isRequest(builder, unwrap(object.object as Node));
}

/** What all requests have in common, although it was made there. */
// Matches: app.context.db = { count: 0 }
function keptForAll({ type, object, property, computed }: Node): readonly StatePart[] {
  if (type !== 'MemberExpression' || !isOfAll(unwrap(object as Node))) return [];
  const name = keyName(property as Node, computed === true);
  return name === undefined ? [] : [{ root: APPLICATION, home: 0, name: APPLICATION, members: ['context', name] }];
}

// Matches: state of const { state } = ctx
function isPlace(builder: FactsBuilder, variable: Variable | undefined): boolean {
  const binding = variable?.declared.length === 1 ? bindingOf(variable.declared[0]) : undefined;
  if (binding?.from.kind !== 'value' || binding.rest) return false;
  const [place, ...more] = binding.steps;
  const value = unwrap(binding.from.value);
  return more.length === 0 && place !== undefined && PLACES.test(place) && isRequest(builder, value);
}

/** What a request has under a name: whatever some function of the program keeps there. */
export function partOfRequest(name: string): StatePart {
  return { root: `${REQUEST}${name}`, home: 0, name, members: [] };
}

/** The parts of shared state that a file keeps in requests, for the functions that come later. */
// Matches: req.cart = carts[id], Object.assign(req, { cart: carts[id] }), Object.defineProperty(req, 'cart', { value: cart })
export function handedOnIn(
  builder: FactsBuilder,
  tree: Nodes,
  statePartsOf: (value: Node) => readonly StatePart[],
): HandedOn[] {
  const assigned = tree.of('AssignmentExpression').map((node) => ({
    node,
    field: fieldOfRequest(builder, node.left as Node),
    value: node.right as Node,
    kept: keptForAll(node.left as Node),
  }));
  return [...assigned, ...tree.of('CallExpression').flatMap((call) => addedBy(builder, call))].flatMap(
    ({ node, field, value, kept }) => {
      if (field === undefined) return [];
      const fn = builder.ownerOf(node);
      return [...kept, ...statePartsOf(value)].map((part): HandedOn => ({ fn, field, ...part }));
    },
  );
}

function addedBy(builder: FactsBuilder, node: Node) {
  const stored = storedBy(node);
  if (stored) return [{ node, field: STORE, value: stored, kept: [] }];
  const { object, property } = unwrap(node.callee as Node);
  const method = (object as Node | undefined)?.name === 'Object' ? (property as Node).name : undefined;
  const [target, ...given] = node.arguments as Node[];
  if ((method !== 'assign' && method !== 'defineProperty') || !target || !isRequest(builder, unwrap(target))) return [];
  if (method === 'assign')
    return given.flatMap((one) => valuesIn(one).map(([field, value]) => ({ node, field, value, kept: [] })));
  const [name, described] = given;
  const value = described && valuesIn(described).find(([key]) => key === 'value')?.[1];
  return value && typeof name.value === 'string' ? [{ node, field: name.value, value, kept: [] }] : [];
}

/** What every AsyncLocalStorage holds has one name: which of them is meant, nothing here tells. */
const STORE = 'getStore()';

/** What an AsyncLocalStorage gives is what the program keeps there; undefined for any other call. */
// Matches: als.getStore()
export function storedPart({ callee, arguments: args }: Node): StatePart | undefined {
  const { type, property } = unwrap(callee as Node);
  const isStore =
    type === 'MemberExpression' && (args as Node[]).length === 0 && (property as Node).name === 'getStore';
  return isStore ? partOfRequest(STORE) : undefined;
}

// Matches: als.run({ users }, next), als.enterWith({ users })
function storedBy({ callee, arguments: args }: Node): Node | undefined {
  const { type, property } = unwrap(callee as Node);
  const [value, callback] = args as Node[];
  const name = type === 'MemberExpression' ? (property as Node).name : undefined;
  return name === 'enterWith' || (name === 'run' && callback) ? value : undefined;
}

function valuesIn(object: Node): (readonly [string, Node])[] {
  const { type, properties } = unwrap(object);
  if (type !== 'ObjectExpression') return [];
  return (properties as Node[]).flatMap(({ key, computed, value }) => {
    const name = key ? keyName(key as Node, computed === true) : undefined;
    return name === undefined ? [] : [[name, value as Node] as const];
  });
}
