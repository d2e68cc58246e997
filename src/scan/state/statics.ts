import type { Access, BaseFacts, StatePart } from '../../types';
import { homeOf, rootOf } from './accesses';
import { changeOf } from './done-at';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { thisOwner } from '../syntax/receivers';
import type { Variable } from '../syntax/scopes';
import { selfAt } from './this-aliases';
import { accessKinds, membersAt, type Touch } from './touches';

const CLASS = /^Class(?:Declaration|Expression)$/;

/** Accesses to the fields of a class through `this`; undefined where `this` is no class. */
// Matches: this.last of static next() { this.last += 1; }, this.constructor.last of next() {}
export function staticAccesses(builder: FactsBuilder, self: Node): Access[] | undefined {
  const use = useOfClass(self, selfAt(builder, self) ?? self);
  const variable = use && variableOf(builder, use.cls);
  if (!variable) return undefined;
  const place = placeOf(builder, variable);
  return accessKinds(use.node)
    .filter(({ members }) => members.length > 0)
    .map((touch) => ({ fn: builder.ownerOf(self), at: self.start, ...touch, ...place }));
}

/** The class that an expression means by `this`; undefined for anything else. */
// Matches: this of static get() { return this.instance; }, and this.constructor of a method
export function classPart(builder: FactsBuilder, node: Node): StatePart | undefined {
  const self = node.type === 'MemberExpression' ? (node.object as Node) : node;
  const meant = selfAt(builder, self);
  const use = meant && useOfClass(self, meant);
  const variable = use?.node === node ? variableOf(builder, use.cls) : undefined;
  return variable && { ...placeOf(builder, variable), members: [] };
}

/** Whether a class may have fields that change, its own or those of one that it extends. */
// Matches: class Ids { static last = 0; }, class Notes extends Ids {}
export function hasStaticFields(cls: Node): boolean {
  if (cls.superClass) return true;
  const members = (cls.body as Node).body as Node[];
  return members.some(({ type, static: isStatic }) => type === 'PropertyDefinition' && isStatic === true);
}

/** The classes of a file that extend another one, whose fields they have, too. */
// Matches: class Notes extends Base {}
export function basesIn(builder: FactsBuilder, classes: readonly Node[]): BaseFacts[] {
  return classes.flatMap((cls) => {
    const variable = variableOf(builder, cls);
    const above = cls.superClass as Node | undefined;
    const base = above?.type === 'Identifier' ? builder.scopes.variableOf(above) : undefined;
    return variable && base ? [{ of: placeOf(builder, variable), base: placeOf(builder, base) }] : [];
  });
}

/** A function or class with properties of its own that change. */
// Matches: load.cache = {}, const load = () => load.count++, Ids.last += 1, Store.items.push(item)
export function keepsState({ uses }: Variable): boolean {
  return uses.some((use) => {
    const { names, target } = membersAt(use);
    if (names.length === 0 || names[0] === 'prototype') return false;
    return changeOf(target) !== undefined || accessKinds(use).some(changesPart);
  });
}

function changesPart({ kind, members }: Touch): boolean {
  return kind === 'write' && members.length > 0;
}

function placeOf(builder: FactsBuilder, variable: Variable): Pick<Access, 'root' | 'home' | 'name'> {
  return { root: rootOf(builder, variable), home: homeOf(builder, variable), name: variable.name };
}

/** The expression that means a class, and the class. */
function useOfClass(self: Node, meant: Node): { readonly node: Node; readonly cls: Node } | undefined {
  const owner = thisOwner(meant);
  if (!owner) return undefined;
  if (owner.type === 'ClassBody') return { node: self, cls: owner.parent as Node };
  const method = owner.parent as Node;
  const cls = method.type === 'MethodDefinition' ? method.parent?.parent : undefined;
  if (!cls || !CLASS.test(cls.type)) return undefined;
  if (method.static === true) return { node: self, cls };
  const member = self.parent as Node;
  const isConstructor = member.type === 'MemberExpression' && (member.property as Node).name === 'constructor';
  return isConstructor && member.object === self && member.computed !== true ? { node: member, cls } : undefined;
}

// Matches: class Ids {}, const Ids = class {}
function variableOf({ scopes }: FactsBuilder, cls: Node): Variable | undefined {
  const { parent } = cls;
  const name = (cls.id ?? (parent?.type === 'VariableDeclarator' ? parent.id : undefined)) as Node | undefined;
  return name?.type === 'Identifier' ? scopes.declaredBy(name)[0] : undefined;
}
