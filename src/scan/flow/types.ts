import { load } from './assign';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';

/**
 * A parameter or field of a class type may be given an instance of it from out of sight: by dependency injection, for
 * instance.
 */
export function typedAs(builder: FactsBuilder, declared: Node, to: number): void {
  const name = typeNameOf(declared);
  if (name) builder.add('instance', to, classNode(builder, name));
}

// Matches: store: Store, private readonly store: Store, store: Store = new Store()
function typeNameOf(declared: Node): Node | undefined {
  if (declared.type === 'TSParameterProperty') return typeNameOf(declared.parameter as Node);
  if (declared.type === 'AssignmentPattern') return typeNameOf(declared.left as Node);
  const annotation = (declared.typeAnnotation as Node | null | undefined)?.typeAnnotation as Node | undefined;
  return annotation?.type === 'TSTypeReference' ? (annotation.typeName as Node) : undefined;
}

// Matches: Store, stores.Store
function classNode(builder: FactsBuilder, name: Node): number {
  if (name.type !== 'TSQualifiedName') return builder.nodeOf(name);
  return load(builder, classNode(builder, name.left as Node), (name.right as Node).name as string);
}
