import type { Access } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { isFunction } from '../syntax/walk';
import { accessKinds } from './touches';

const PROTOTYPE = 'prototype';

/** Accesses to what all instances of a class have in common, by the name of the class: the fields that its methods know by `this`. */
// Matches: Store.prototype.items.push(item), where function Store() {} or class Store {}
export function prototypeAccesses(builder: FactsBuilder): Access[] {
  return builder.scopes.variables
    .filter(isConstructor)
    .flatMap(({ uses }) => uses.filter(isOfPrototype).flatMap((use) => accessesBy(builder, use)));
}

function accessesBy(builder: FactsBuilder, use: Node): Access[] {
  return accessKinds(use).flatMap(({ members: [, field, ...members], ...touch }) => {
    if (field === undefined) return [];
    const root = `${builder.file.path}#this.${field}`;
    return [{ fn: builder.ownerOf(use), at: use.start, ...touch, members, root, home: 0, name: `this.${field}` }];
  });
}

function isConstructor({ declared: [name] }: Variable): boolean {
  const declaration = name?.parent;
  // Members of an enumeration with quoted names are declared by no identifier.
  return !!declaration && declaration.id === name && (isFunction(declaration) || /^Class/.test(declaration.type));
}

function isOfPrototype({ parent }: Node): boolean {
  const { type, property, computed } = parent as Node;
  return type === 'MemberExpression' && computed !== true && (property as Node).name === PROTOTYPE;
}
