import { madeOf, RESULT } from '../../language/state-parts';
import type { Access, StatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { isFunction, unwrap } from '../syntax/walk';

/** Whether an expression is, or names, an instance of a class of its file, or of a constructor. */
// Matches: new Team(), and team, where const team = new Team() and the file declares the class
export function isInstance(builder: FactsBuilder, object: Node): boolean {
  if (object.type === 'NewExpression') return isOfFile(builder, object);
  const declared = object.type === 'Identifier' ? builder.scopes.variableOf(object)?.declared[0]?.parent : undefined;
  const made = declared?.type === 'VariableDeclarator' ? (declared.init as Node | null) : null;
  return made?.type === 'NewExpression' && declarationOf(builder, made)?.type.startsWith('Class') === true;
}

/** The object that `new` gives: one that methods know as `this`, unless the constructor returns another. */
// Matches: new Store().items, where Store.prototype.items = [], or where the constructor has: return Store.instance
export function madeParts(builder: FactsBuilder, node: Node): readonly StatePart[] {
  const callee = unwrap(node.callee as Node);
  if (callee.type === 'Identifier' && !builder.scopes.variableOf(callee)) return [];
  const given = { root: `${RESULT}${builder.callIndexOf(node)}`, home: 0, name: '', members: [] };
  return isOfFile(builder, node) ? [madeOf(builder.file.path), given] : [given];
}

/** Whether a variable is an instance of a class of its file of which all fields have names there: it has no superclass, either. */
// Matches: store, where const store = new Store()
export function isOfClosedClass(
  builder: FactsBuilder,
  { declared: [name] }: Variable,
  open: ReadonlySet<number>,
): boolean {
  const init = name.parent?.type === 'VariableDeclarator' ? (name.parent.init as Node | null) : null;
  const made = init?.type === 'NewExpression' ? declarationOf(builder, init) : undefined;
  return !!made?.type.startsWith('Class') && !made.superClass && !open.has((made.body as Node).start);
}

/** A field of an instance is that of `this` in the methods of the class. */
// Matches: store.count += 1
export function fieldOfInstance({ file }: FactsBuilder, access: Access): Access {
  const [field, ...members] = access.members;
  return field === undefined ? access : { ...access, root: `${file.path}#this.${field}`, home: 0, members };
}

function isOfFile(builder: FactsBuilder, made: Node): boolean {
  const declaration = declarationOf(builder, made);
  return !!declaration && (declaration.type.startsWith('Class') || isFunction(declaration));
}

function declarationOf({ scopes }: FactsBuilder, { callee }: Node): Node | undefined {
  return scopes.variableOf(unwrap(callee as Node))?.declared[0]?.parent;
}
