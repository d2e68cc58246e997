import { ANY_FIELD, ELEMENTS, PROTOTYPE } from '../../language/fields';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { symbolName } from '../syntax/symbols';
import { keyName } from '../syntax/walk';

const MEMBERS: ReadonlySet<string> = new Set(['MethodDefinition', 'PropertyDefinition', 'StaticBlock']);

/** Adds the flow of a value into a target: a variable, a property, or a destructuring pattern. */
export function assign(builder: FactsBuilder, target: Node, from: number): void {
  switch (target.type) {
    case 'Identifier':
      return assignIdentifier(builder, target, from);
    case 'MemberExpression':
      return assignMember(builder, target, from);
    case 'AssignmentPattern':
      builder.add('copy', from, builder.nodeOf(target.right as Node));
      return assign(builder, target.left as Node, from);
    case 'ArrayPattern':
      for (const element of target.elements as (Node | null)[]) if (element) assignElement(builder, element, from);
      return undefined;
    case 'ObjectPattern':
      for (const property of target.properties as Node[]) assignProperty(builder, property, from);
      return undefined;
    case 'TSParameterProperty':
      return assignParameterProperty(builder, target, from);
    default:
      return target.expression ? assign(builder, target.expression as Node, from) : builder.add('escape', from);
  }
}

function assignIdentifier(builder: FactsBuilder, target: Node, from: number): void {
  const declared = builder.scopes.declaredBy(target);
  if (declared.length === 0) return builder.add('copy', builder.nodeOf(target), from);
  for (const variable of declared) builder.add('copy', builder.variableNode(variable), from);
}

function assignMember(builder: FactsBuilder, target: Node, from: number): void {
  const object = objectNode(builder, target.object as Node);
  builder.add('store', object, fieldOf(target), from, builder.ownerOf(target));
  storeSymbol(builder, object, target.property as Node, from);
}

/** The language knows by its symbol what is stored under no other name. */
// Matches: [Symbol.iterator]() {}, Note.prototype[Symbol.iterator] = list
export function storeSymbol(builder: FactsBuilder, object: number, key: Node, from: number): void {
  const name = symbolName(key);
  if (name !== undefined) builder.add('store', object, name, from);
}

// Matches: constructor(private readonly store: Store) {}
function assignParameterProperty(builder: FactsBuilder, target: Node, from: number): void {
  const parameter = target.parameter as Node;
  const name = parameter.type === 'AssignmentPattern' ? (parameter.left as Node) : parameter;
  assign(builder, parameter, from);
  const fn = builder.functions[builder.indexOf(target.parent as Node)];
  builder.add('store', fn.thisNode, name.name as string, from);
}

/** Adds the flow of an element of a list into an element of a pattern. */
export function assignElement(builder: FactsBuilder, element: Node, from: number): void {
  if (element.type === 'RestElement') return assign(builder, element.argument as Node, from);
  assign(builder, element, load(builder, from, ELEMENTS));
}

function assignProperty(builder: FactsBuilder, property: Node, from: number): void {
  if (property.type === 'RestElement') return assign(builder, property.argument as Node, from);
  const field = keyName(property.key as Node, property.computed === true) ?? ANY_FIELD;
  assign(builder, property.value as Node, load(builder, from, field));
}

/** Adds the flow of the values of expressions into that of another one. */
export function copyInto(builder: FactsBuilder, node: Node, ...sources: unknown[]): void {
  const to = builder.nodeOf(node);
  for (const source of sources) if (source) builder.add('copy', to, builder.nodeOf(source as Node));
}

/** A new flow node, loaded from a field of an object. */
export function load(builder: FactsBuilder, object: number, field: string): number {
  const to = builder.fresh();
  builder.add('load', to, object, field);
  return to;
}

/** The name of the field that a member expression refers to. */
export function fieldOf(member: Node): string {
  return keyName(member.property as Node, member.computed === true) ?? ANY_FIELD;
}

/** The flow node of a member expression's object; for `super`, what the members around it override. */
export function objectNode(builder: FactsBuilder, object: Node): number {
  if (object.type !== 'Super') return builder.nodeOf(object);
  const member = memberAround(object);
  if (member?.type === 'Property') return load(builder, builder.nodeOf(member.parent as Node), PROTOTYPE);
  const above = superclassOf(builder, object);
  // Matches: static read(file) { return super.read(file); }
  if (above < 0 || member?.static === true || member?.type === 'StaticBlock')
    return above < 0 ? builder.fresh() : above;
  return load(builder, above, 'prototype');
}

/** The member of a class or an object that `super` is used in. */
function memberAround(node: Node): Node | undefined {
  const { parent } = node;
  if (!parent || MEMBERS.has(parent.type)) return parent;
  if (parent.type === 'Property' && parent.value === node && node.type === 'FunctionExpression') return parent;
  return memberAround(parent);
}

/** The flow node of the superclass of the enclosing class; -1 when there is none. */
export function superclassOf(builder: FactsBuilder, node: Node): number {
  let current: Node | undefined = node;
  while (current && current.type !== 'ClassDeclaration' && current.type !== 'ClassExpression') current = current.parent;
  return current?.superClass ? builder.nodeOf(current.superClass as Node) : -1;
}
