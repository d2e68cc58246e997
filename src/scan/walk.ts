import type { Node, VisitorKeys } from './parse';

/** The child nodes of a node in source order. */
export function childrenOf(node: Node, keys: VisitorKeys): Node[] {
  const children: Node[] = [];
  for (const key of keys[node.type] ?? []) {
    const value = node[key];
    if (Array.isArray(value)) for (const item of value) push(children, item);
    else push(children, value);
  }
  return children;
}

function push(children: Node[], value: unknown): void {
  if (isNode(value)) children.push(value);
}

/** True for a syntax node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** All nodes below `root` in source order, with `parent` set. Iterative: generated code nests deeper than the stack. */
export function linkedNodes(root: Node, keys: VisitorKeys): Node[] {
  const nodes: Node[] = [];
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    const children = childrenOf(node, keys);
    for (let i = children.length - 1; i >= 0; i--) {
      children[i].parent = node;
      stack.push(children[i]);
    }
  }
  return nodes;
}

/** Nodes that only wrap an expression for the reader or for types, not for its value. */
export function isTransparent(node: Node): boolean {
  return (
    node.type === 'ParenthesizedExpression' ||
    node.type === 'ChainExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSTypeAssertion' ||
    node.type === 'TSInstantiationExpression'
  );
}

/** The expression inside parentheses, optional chains and type assertions. */
export function unwrap(node: Node): Node {
  let inner = node;
  while (isTransparent(inner)) inner = inner.expression as Node;
  return inner;
}

/** The outermost transparent wrapper around an expression, or the expression itself. */
export function wrapped(node: Node): Node {
  let outer = node;
  while (outer.parent && isTransparent(outer.parent)) outer = outer.parent;
  return outer;
}

/** True for functions and arrows of every kind. */
export function isFunction(node: Node): boolean {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  );
}

/** The statically known name of a property key, `#x` for private ones; undefined when computed. */
export function keyName(key: Node, computed: boolean): string | undefined {
  if (key.type === 'PrivateIdentifier' || key.type === 'PrivateName') return `#${key.name as string}`;
  if (!computed && key.type === 'Identifier') return key.name as string;
  if (key.type === 'Literal') return String(key.value);
  if (key.type === 'TemplateLiteral' && (key.expressions as Node[]).length === 0) return templateText(key);
  return undefined;
}

function templateText(node: Node): string {
  return (node.quasis as { value: { cooked: string } }[])[0].value.cooked;
}
