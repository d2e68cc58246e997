import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';

/** A named parameter of a constructor. */
export interface Parameter {
  readonly node: Node;
  readonly name: string;
  readonly variable: Variable | undefined;
  /** As it is declared in another function. */
  readonly text: string;
  /** The argument that passes it on: its name, or `...names`. */
  readonly passed: string;
  /** It also declares a field. */
  readonly isField: boolean;
  readonly isHidden: boolean;
}

// Matches: private readonly path: string, log: (line: string) => void, size?: number, deep = false, ...names: string[]
/**
 * The parameters of a function; undefined where one is a pattern, is decorated, or has a default that is not a literal.
 */
export function parametersOf(builder: FactsBuilder, fn: Node): readonly Parameter[] | undefined {
  const params = (fn.params as Node[]).map((node) => parameterOf(builder, node));
  const found = params.filter((param) => param !== undefined);
  const others = (node: Node) => found.filter((param) => param.node !== node);
  const isLinked = found.some(({ node }) =>
    others(node).some(({ variable }) => variable?.uses.some(({ start }) => start >= node.start && start < node.end)),
  );
  return found.length < params.length || isLinked ? undefined : found;
}

function parameterOf({ file: { text }, scopes }: FactsBuilder, node: Node): Parameter | undefined {
  const isField = node.type === 'TSParameterProperty';
  const inner = (isField ? node.parameter : node) as Node;
  const isRest = inner.type === 'RestElement';
  const target = (isRest ? inner.argument : inner.type === 'AssignmentPattern' ? inner.left : inner) as Node;
  const isDecorated = [node, inner].some(({ decorators }) => ((decorators as Node[] | undefined) ?? []).length > 0);
  if (target.type !== 'Identifier' || isDecorated || hasCall(text, inner)) return undefined;
  const name = target.name as string;
  return {
    node,
    name,
    variable: scopes.declaredBy(target)[0],
    text: text.slice(inner.start, node.end),
    passed: isRest ? `...${name}` : name,
    isField,
    isHidden: node.accessibility === 'private' || node.accessibility === 'protected',
  };
}

function hasCall(text: string, inner: Node): boolean {
  const value = inner.type === 'AssignmentPattern' ? (inner.right as Node) : undefined;
  return value !== undefined && text.slice(value.start, value.end).includes('(');
}
