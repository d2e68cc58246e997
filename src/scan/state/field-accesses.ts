import type { Access } from '../../types';
import { ANY_FIELD } from '../../language/fields';
import { computedFields } from '../../language/state-parts';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, wrapped, type Nodes } from '../syntax/walk';
import { collectionUses, placeOfMethods } from './computed-fields';
import { staticAccesses } from './statics';
import { ownerBehind } from './this-aliases';
import { accessKinds, takenFrom } from './touches';

/** Reads and writes of fields of `this`. */
export function fieldAccesses(builder: FactsBuilder, selves: readonly Node[], tree: Nodes): Access[] {
  const collected = new Set(collectionUses(builder, selves, tree));
  const others = selves.filter((node) => !collected.has(node));
  return [
    ...[...collected].flatMap((node) => unnamedAccess(builder, node)),
    ...others.flatMap((node) => fieldAccess(builder, node)),
  ];
}

function fieldAccess(builder: FactsBuilder, node: Node): Access[] {
  const ofClass = staticAccesses(builder, node);
  if (ofClass) return ofClass;
  const member = node.parent as Node;
  const at = { fn: builder.ownerOf(node), at: node.start };
  // Matches: const { items, page: { size } } = this
  const taken = (takenFrom(wrapped(node)) ?? []).map(([field, ...members]) => ({
    ...at,
    kind: 'read' as const,
    members,
    ...fieldOfThis(builder, node, field),
  }));
  if (taken.length > 0) return taken;
  // Matches: Object.assign(this, changes)
  if (member.type !== 'MemberExpression' || member.object !== node)
    return unnamedAccess(builder, node).filter(({ kind }) => kind === 'write');
  const field = keyName(member.property as Node, member.computed === true) ?? ANY_FIELD;
  return accessKinds(member).map((access) => ({ ...at, ...access, ...fieldOfThis(builder, node, field) }));
}

function unnamedAccess(builder: FactsBuilder, node: Node): Access[] {
  const place = fieldOfThis(builder, node, ANY_FIELD);
  const at = { fn: builder.ownerOf(node), at: node.start };
  return accessKinds(node).map((access) => ({ ...at, ...access, ...place }));
}

type Place = Pick<Access, 'root' | 'home' | 'name' | 'self'>;

function fieldOfThis(builder: FactsBuilder, node: Node, field: string): Place {
  const name = `this.${field}`;
  const self = ownerBehind(builder, node);
  const { path } = builder.file;
  const root = field === ANY_FIELD ? computedFields(path, placeOfMethods(builder, node) ?? 0) : `${path}#${name}`;
  return { root, home: 0, name, ...(self !== undefined && { self }) };
}
