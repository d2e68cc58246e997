import { homeOf, isMutable, isShared, rootOf } from './accesses';
import { ambientParts } from './ambient';
import { assignedBy, bindingOf, defaultsOf, givenTo, holdsPrimitives, stepOf, type Binding } from './bindings';
import { contentsOf, mayKeep, putIn, takenFrom, type Contained } from './containers';
import type { FactsBuilder } from '../facts';
import { fieldOfRequest, partOfRequest, storedPart, takenFromRequest } from './handed-on';
import { valuesOfFields } from './field-values';
import { partsOfModule } from './imported-parts';
import { isInstance, madeParts } from './instances';
import { fieldPart, selfAt, selfPart } from './this-aliases';
import { partByParameter, partsOfArguments, restOfArguments } from './parameters';
import { copied, ELEMENT, elements, follow, RESULT, stepInto } from '../../language/state-parts';
import type { StatePart } from '../../types';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { unwrap } from '../syntax/walk';

/** Methods that pass the elements of a list to a callback, one by one. */
export const ITERATORS = new Set('forEach map filter find findLast some every flatMap'.split(' '));
const MAX_DEPTH = 12;
/** So many values of one expression are followed. */
const MAX_PARTS = 24;

/** What it refers to depends on the callee, or on the callers. */
export function isUnsure({ root }: Pick<StatePart, 'root'>): boolean {
  return /^(?:result|param|request) /.test(root);
}

/** The state that a value may be a part of, or hold parts of; empty for new and primitive values, as far as is known. */
export function statePartsOf(builder: FactsBuilder, value: Node, depth = 0): readonly StatePart[] {
  if (depth > MAX_DEPTH) return [];
  const node = unwrap(value);
  return distinct(partsOf(builder, node, depth + 1));
}

function distinct(parts: readonly StatePart[]): readonly StatePart[] {
  if (parts.length < 2) return parts;
  const keyed = parts.map(
    (part) => [[part.root, part.home, ...part.members, ...(part.own ?? [])].join('\n'), part] as const,
  );
  return [...new Map(keyed).values()].slice(0, MAX_PARTS);
}

function partsOf(builder: FactsBuilder, node: Node, depth: number): readonly StatePart[] {
  const among = (...values: unknown[]): readonly StatePart[] =>
    values.flatMap((one) => statePartsOf(builder, one as Node, depth));
  switch (node.type) {
    case 'AwaitExpression':
      return among(node.argument);
    case 'AssignmentExpression':
      return mayKeep(node) ? among(node.left, node.right) : among(node.right);
    case 'LogicalExpression':
      return node.operator === '&&' ? among(node.right) : among(node.left, node.right);
    case 'ConditionalExpression':
      return among(node.consequent, node.alternate);
    case 'ThisExpression':
      return selfPart(builder, node);
    case 'Identifier':
      return [
        ...selfPart(builder, node),
        ...ambientParts(builder, node),
        ...partsOfArguments(builder, node),
        ...partsByUse(builder, node, depth),
      ];
    case 'MemberExpression':
      return [...ambientParts(builder, node), ...partsByField(builder, node, stepOf(node), depth)];
    case 'CallExpression':
      return partsByResult(builder, node, depth);
    case 'NewExpression':
      return [...contents(builder, contentsOf(node), depth), ...madeParts(builder, node)];
    case 'ImportExpression':
      return partsOfModule(node);
    default:
      return contents(builder, contentsOf(node), depth);
  }
}

function partsByUse(builder: FactsBuilder, use: Node, depth: number): readonly StatePart[] {
  const variable = builder.scopes.variableOf(use);
  if (!variable || holdsPrimitives(variable)) return [];
  const isState = isMutable(variable) && isShared(builder, variable, use);
  const named = statePartsByName(builder, variable, depth);
  if (!isState) return named;
  const more = variable.topLevel ? named.filter((part) => !isUnsure(part)) : named;
  return [sharedVariable(builder, variable), ...more];
}

const partsByVariable = new WeakMap<Variable, readonly StatePart[]>();

/** What a variable refers to parts of. */
export function statePartsByName(builder: FactsBuilder, variable: Variable, depth = 0): readonly StatePart[] {
  const known = partsByVariable.get(variable);
  if (known || depth > MAX_DEPTH) return known ?? [];
  // Until it is known, so that `list = list.next` ends.
  partsByVariable.set(variable, []);
  const bindings = variable.declared.flatMap((name) => [bindingOf(name), ...defaultsOf(name)]);
  const assigned = variable.reassigned ? variable.uses.flatMap((use) => assignedBy(use) ?? []) : [];
  const parts = [
    ...bindings.flatMap((binding) => partsByBinding(builder, binding, depth)),
    ...assigned.flatMap((from) => partsFrom(builder, from, depth)),
    ...contents(builder, variable.uses.flatMap(putIn), depth),
  ];
  const all = distinct(parts);
  partsByVariable.set(variable, all);
  return all;
}

function partsByBinding(builder: FactsBuilder, binding: Binding | undefined, depth: number): readonly StatePart[] {
  if (!binding) return [];
  const { from, steps, rest } = binding;
  const taken = fieldOfThis(builder, from, steps) ?? takenFromRequest(builder, from, steps);
  const parts = taken ?? partsFrom(builder, from, depth).map((part) => follow(part, steps));
  return parts.flatMap((part) => (part === undefined ? [] : rest ? copied(part) : [part]));
}

function partsFrom(builder: FactsBuilder, from: Binding['from'], depth: number): readonly StatePart[] {
  if (from.kind !== 'parameter') {
    const parts = statePartsOf(builder, from.value, depth);
    return from.kind === 'iterated' ? parts.flatMap(elements) : parts;
  }
  const { fn, index, rest } = from;
  if (rest) return restOfArguments(builder, fn, index);
  const given = givenTo(fn, index);
  const parts = given ? partsFrom(builder, given, depth) : [];
  return parts.length > 0 ? parts : [partByParameter(builder, fn, index)];
}

// Matches: const { stats } = this, whose fields are told apart by their names
function fieldOfThis(
  builder: FactsBuilder,
  from: Binding['from'],
  [name, ...steps]: readonly string[],
): readonly (StatePart | undefined)[] | undefined {
  if (from.kind !== 'value' || !selfAt(builder, unwrap(from.value))) return undefined;
  if (name === undefined) return [];
  return [fieldPart(builder, unwrap(from.value), name), ...partsInField(builder, name, 0)].map((part) =>
    follow(part, steps),
  );
}

/** What a file puts into fields, and the parts that each of them has. */
interface Fields {
  readonly values: ReadonlyMap<string, readonly Node[]>;
  readonly parts: Map<string, readonly StatePart[]>;
}

const fieldsByBuilder = new WeakMap<FactsBuilder, Fields>();

/** What the file puts into a field of that name. */
// Matches: members of this.users = members
export function partsInField(builder: FactsBuilder, name: string, depth = 0): readonly StatePart[] {
  const { values, parts } = fieldsByBuilder.get(builder) ?? { values: valuesOfFields(builder), parts: new Map() };
  fieldsByBuilder.set(builder, { values, parts });
  const known = parts.get(name);
  if (known || depth > MAX_DEPTH) return known ?? [];
  // Until it is known, so that `this.node = this.node.parent` ends.
  parts.set(name, []);
  const found = distinct((values.get(name) ?? []).flatMap((value) => statePartsOf(builder, value, depth)));
  parts.set(name, found);
  return found;
}

function partsByField(builder: FactsBuilder, member: Node, name: string, depth: number): readonly StatePart[] {
  const object = unwrap(member.object as Node);
  const kept = fieldOfRequest(builder, member);
  const parts = kept === undefined ? [] : [partOfRequest(kept)];
  if (selfAt(builder, object) || isInstance(builder, object))
    return [...parts, fieldPart(builder, object, name), ...partsInField(builder, name, depth)];
  if (kept !== undefined) return parts;
  return statePartsOf(builder, object, depth).flatMap((part) => stepInto(part, name) ?? []);
}

/** What the result of a call is a part of, or a root that stands for the result. */
export function partsByResult(builder: FactsBuilder, node: Node, depth = 0): readonly StatePart[] {
  const setting = ambientParts(builder, node);
  if (setting.length > 0) return setting;
  const stored = storedPart(node);
  if (stored) return [stored];
  const list = takenFrom(node);
  const around = list ? statePartsOf(builder, list, depth) : [];
  const known = [
    ...contents(builder, contentsOf(node), depth),
    ...around.flatMap((part) => stepInto(part, ELEMENT) ?? []),
  ];
  // Matches: users.get(id), where `users` may be a Map, or a module, a class or an object of the project with a function `get`
  return [...known, { root: `${RESULT}${builder.callIndexOf(node)}`, home: 0, name: '', members: [] }];
}

function contents(builder: FactsBuilder, contained: readonly Contained[], depth: number): readonly StatePart[] {
  return contained.flatMap(({ value, as }) => statePartsOf(builder, value, depth).flatMap(as));
}

/** The state in a variable of the program. */
export function sharedVariable(builder: FactsBuilder, variable: Variable): StatePart {
  const home = homeOf(builder, variable);
  return { root: rootOf(builder, variable), home, name: variable.name, members: [] };
}
