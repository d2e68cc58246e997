import type { Access, StatePart } from '../../types';
import { ELEMENT, KEPT, stepInto } from '../../language/state-parts';
import { touchesOf } from './alias-touches';
import type { FactsBuilder } from '../facts';
import { statePartsOf } from './parts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { keyName, unwrap, wrapped } from '../syntax/walk';

/** Where a value gets into the state of the program, and the offset from which on others see it there. */
interface Published {
  readonly part: StatePart;
  readonly at: number;
}

/** Accesses to an object that a function has made, after it has put it where others see it. */
// Matches: room.players = load(file), after const room = {}; rooms[id] = room;
export function publishedAccesses(builder: FactsBuilder, variable: Variable): Access[] {
  if (variable.topLevel || variable.kind === 'import') return [];
  const places = placesOf(builder, variable);
  return places.flatMap(({ part, at }) => {
    const later = variable.uses.filter(({ start }) => start >= at);
    const touches = later.flatMap((use) => touchesOf(builder, use, part));
    // Nobody is told of what is only read.
    return touches.some(({ kind }) => kind === 'write') ? touches : [];
  });
}

/** The parts of state that a value is by now, because the function has put it there. */
// Matches: room of return room, after rooms[id] = room
export function publishedParts(builder: FactsBuilder, value: Node): readonly StatePart[] {
  const node = unwrap(value);
  if (node.type === 'AssignmentExpression' && node.operator === '=') return statePartsOf(builder, node.left as Node);
  const variable = node.type === 'Identifier' ? builder.scopes.variableOf(node) : undefined;
  if (!variable || variable.topLevel || variable.kind === 'import') return [];
  return placesOf(builder, variable).flatMap(({ part, at }) => (at <= node.start ? [part] : []));
}

/** Others see it from the first place on; only generated code has more than these, in functions of thousands of lines. */
const MAX_PLACES = 24;
/** So many calls are taken to keep it. */
const MAX_CALLS = 8;

const placesByVariable = new WeakMap<Variable, readonly Published[]>();

function placesOf(builder: FactsBuilder, variable: Variable): readonly Published[] {
  const known = placesByVariable.get(variable);
  if (known) return known;
  const named = variable.declared.flatMap((name) => withName(builder, name));
  const all = [...named, ...variable.uses.flatMap((use) => placesFor(builder, wrapped(use)))];
  const isUnsure = ({ part }: Published): boolean => part.root.startsWith(KEPT);
  const sure = all.filter((place) => !isUnsure(place));
  const places = [...sure.slice(0, MAX_PLACES), ...all.filter(isUnsure).slice(0, MAX_CALLS)];
  placesByVariable.set(variable, places);
  return places;
}

// Matches: sess of const own = (sess = {})
function withName(builder: FactsBuilder, name: Node): readonly Published[] {
  const { type, init } = name.parent as Node;
  const value = type === 'VariableDeclarator' && init ? unwrap(init as Node) : undefined;
  return value?.type === 'AssignmentExpression' && value.operator === '=' ? assignedTo(builder, value) : [];
}

/** Where a value is put by the expression around it. */
export function placesFor(builder: FactsBuilder, value: Node): readonly Published[] {
  const parent = value.parent as Node;
  switch (parent.type) {
    case 'AssignmentExpression':
      return parent.right === value && parent.operator === '=' ? assignedTo(builder, parent) : [];
    case 'CallExpression':
      return parent.callee === value ? [] : [...addedBy(builder, parent, value), ...keptBy(builder, parent, value)];
    case 'NewExpression':
      return parent.callee === value ? [] : keptBy(builder, parent, value);
    case 'Property':
      return parent.value === value && parent.parent?.type === 'ObjectExpression' ? inObject(builder, parent) : [];
    default:
      return [];
  }
}

// Matches: sess = own, this.session = own, rooms[id] = room
function assignedTo(builder: FactsBuilder, { left, end }: Node): readonly Published[] {
  return statePartsOf(builder, left as Node).map((part) => ({ part, at: end }));
}

const ADDS = /^(?:push|unshift|add|set)$/;

// Matches: jobs.push(job), rooms.set(id, room)
function addedBy(builder: FactsBuilder, { callee, arguments: args, end }: Node, value: Node): readonly Published[] {
  const { type, object, property, computed } = unwrap(callee as Node);
  const name = type === 'MemberExpression' ? keyName(property as Node, computed === true) : undefined;
  if (name === undefined || !ADDS.test(name) || (args as Node[]).at(-1) !== value) return [];
  return statePartsOf(builder, object as Node).flatMap((list) => {
    const part = stepInto(list, ELEMENT);
    return part ? [{ part, at: end }] : [];
  });
}

/** A function of the program may keep what it is given. */
// Matches: register(room), where function register(room) { rooms.push(room); }
function keptBy(builder: FactsBuilder, call: Node, value: Node): readonly Published[] {
  const root = `${KEPT}${builder.callIndexOf(call)}:${(call.arguments as Node[]).indexOf(value)}`;
  return [{ part: { root, home: 0, name: '', members: [] }, at: call.end }];
}

// Matches: jobs.push({ id, job })
function inObject(builder: FactsBuilder, { key, computed, parent: object }: Node): readonly Published[] {
  const name = keyName(key as Node, computed === true) ?? ELEMENT;
  return placesFor(builder, wrapped(object as Node)).flatMap(({ part, at }) => {
    const field = stepInto(part, name);
    return field ? [{ part: field, at }] : [];
  });
}
