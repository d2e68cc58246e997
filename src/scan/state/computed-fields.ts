import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { thisOwner } from '../syntax/receivers';
import { keyName, type Nodes } from '../syntax/walk';
import { changeOf } from './done-at';
import { selfAt } from './this-aliases';

/** The bodies of classes, by offset, of which methods use fields that have no names in the source. */
// Matches: set(name, value) { this[name] = value; }, update(changes) { Object.assign(this, changes); }
export function classesWithComputedFields(builder: FactsBuilder, selves: readonly Node[]): ReadonlySet<number> {
  const computed = selves.filter(isComputed).filter((node) => !isConstructing(builder, node));
  return new Set(computed.flatMap((node) => placeOfMethods(builder, node) ?? []));
}

/** Classes of the language whose objects hold what their methods get. */
const COLLECTION = /^(?:Array|Map|Set|(?:Uint|Int|Float|BigInt|BigUint)\d+(?:Clamped)?Array)$/;

/** Uses of `this` and `super` as the receivers of methods that a collection has: what they change has no names. */
// Matches: super.set(id, room), also of (Base) => class extends Base {}, and this.push(note) of class Notes extends Array, which has no push of its own
export function collectionUses(builder: FactsBuilder, selves: readonly Node[], tree: Nodes): readonly Node[] {
  return [...selves, ...tree.of('Super')].filter((node) => {
    const { type, object, property, computed } = node.parent as Node;
    const method = type === 'MemberExpression' && object === node && !computed ? keyName(property as Node, false) : '';
    const body = method ? classBodyAround(builder, node) : undefined;
    const base = body?.parent?.superClass as Node | null | undefined;
    if (!method || !body || !base) return false;
    if (node.type === 'Super') return isCollection(base) || builder.scopes.variableOf(base)?.kind === 'parameter';
    return isCollection(base) && !declares(body, method);
  });
}

// Matches: Map of class Rooms extends Map, and of class Rooms extends Watched(Map)
function isCollection(base: Node): boolean {
  if (base.type === 'CallExpression') return (base.arguments as Node[]).some((given) => isCollection(given));
  return base.type === 'Identifier' && COLLECTION.test(String(base.name));
}

function declares({ body }: Node, method: string): boolean {
  return (body as Node[]).some(({ key, computed }) => key && keyName(key as Node, computed === true) === method);
}

function classBodyAround(builder: FactsBuilder, node: Node): Node | undefined {
  const member = ownerOf(builder, node)?.parent;
  return member?.type === 'MethodDefinition' ? member.parent : undefined;
}

/** Offset of the body of the class, or of the object, of which a method has `this`; undefined for other functions. */
export function placeOfMethods(builder: FactsBuilder, node: Node): number | undefined {
  const owner = ownerOf(builder, node);
  if (!owner || owner.type === 'ClassBody') return owner?.start;
  const { type, parent } = owner.type === 'PropertyDefinition' ? owner : (owner.parent as Node);
  return /^(?:MethodDefinition|Property(?:Definition)?)$/.test(type) ? parent?.start : undefined;
}

/** Whether a use of an object is one of a field that has no name in the source, or changes any of its fields. */
// Matches: stock of stock[kind] -= 1, and of Object.assign(stock, changes)
export function isComputed(node: Node): boolean {
  const member = node.parent as Node;
  if (member.type !== 'MemberExpression' || member.object !== node) return changeOf(node) !== undefined;
  return keyName(member.property as Node, member.computed === true) === undefined;
}

function isConstructing(builder: FactsBuilder, node: Node): boolean {
  return ownerOf(builder, node)?.parent?.kind === 'constructor';
}

function ownerOf(builder: FactsBuilder, node: Node): Node | undefined {
  return thisOwner(selfAt(builder, node) ?? node);
}
