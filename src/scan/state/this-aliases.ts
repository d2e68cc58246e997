import { selfOf } from '../../language/state-parts';
import type { StatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { thisOwner } from '../syntax/receivers';
import type { Variable } from '../syntax/scopes';
import { unwrap, type Nodes } from '../syntax/walk';
import { classPart } from './statics';
import { isSelfOfApplication, isSelfOfRequest } from './selves';

/** Everything in a file that names `this`: the word itself, and variables that only stand for it. */
// Matches: this, and self of var self = this
export function selvesIn({ scopes }: FactsBuilder, tree: Nodes): readonly Node[] {
  return [
    ...tree.of('ThisExpression'),
    ...scopes.variables.filter((variable) => selfNamedBy(variable)).flatMap(({ uses }) => uses),
  ];
}

/** The `this` that an expression names; undefined where it names something else. */
export function selfAt({ scopes }: FactsBuilder, node: Node): Node | undefined {
  if (node.type === 'ThisExpression') return node;
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  return variable && selfNamedBy(variable);
}

/** The object that an expression names by `this`; empty where that is a request or an application, or for other expressions. */
// Matches: this of visit(this), and self where const self = this
export function selfPart(builder: FactsBuilder, node: Node): readonly StatePart[] {
  const self = selfAt(builder, node);
  if (!self || isSelfOfRequest(builder, self) || isSelfOfApplication(builder, self)) return [];
  return [classPart(builder, node) ?? selfOf(builder.file.path)];
}

/** A field of `this`, which is told by its name, or of the class where that is what `this` means. */
export function fieldPart(builder: FactsBuilder, object: Node, name: string): StatePart {
  const known = classPart(builder, object);
  if (known) return { ...known, members: [name] };
  const self = selfAt(builder, object);
  const place = { root: `${builder.file.path}#this.${name}`, home: 0, name: `this.${name}`, members: [] };
  return self ? { ...place, self: builder.ownerOf(self) } : place;
}

/** The function whose `this` an expression names by a variable, if that is not the function around the expression. */
// Matches: that of add in: add(note) { const self = this; save(note, function () { self.count += 1; }); }
export function ownerBehind(builder: FactsBuilder, node: Node): number | undefined {
  const self = selfAt(builder, node);
  const owner = self && self !== node ? thisOwner(self) : undefined;
  return !owner || owner === thisOwner(node) || owner.type === 'ClassBody' ? undefined : builder.indexOf(owner);
}

function selfNamedBy({ declared, reassigned }: Variable): Node | undefined {
  const [name] = declared;
  const { type, id, init } = (name?.parent ?? {}) as Node;
  if (declared.length !== 1 || reassigned || type !== 'VariableDeclarator' || id !== name || !init) return undefined;
  const value = unwrap(init as Node);
  return value.type === 'ThisExpression' ? value : undefined;
}
