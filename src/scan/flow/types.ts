import { load } from './assign';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';

/** Names of decorators that ask a container for what it keeps. */
const INJECTS = /^(?:multi)?inject(?:All|Many)?$/i;

/**
 * A parameter or field of a class type may be given an instance of it from out of sight: by dependency injection, for
 * instance.
 */
export function typedAs(builder: FactsBuilder, declared: Node, to: number): void {
  injectedAs(builder, declared, to);
  const name = typeNameOf(declared);
  if (name) builder.add('instance', to, classNode(builder, name));
}

// Matches: @inject(TYPES.Store) private store: Store, whose decorator stands for what a container keeps under the token
function injectedAs(builder: FactsBuilder, { decorators }: Node, to: number): void {
  for (const decorator of (decorators as readonly Node[] | undefined) ?? [])
    if (isInjecting(decorator)) builder.add('copy', to, builder.nodeOf(decorator.expression as Node));
}

/** Whether a decorator asks a container: what it stands for there is given to nobody else. */
export function isInjecting({ expression }: Node): boolean {
  const { type, callee } = expression as Node;
  const called = type === 'CallExpression' ? (callee as Node) : undefined;
  const name = called?.type === 'MemberExpression' ? (called.property as Node) : called;
  return INJECTS.test(String(name?.name));
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
