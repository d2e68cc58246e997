import { partitionPoint } from '../../partition-point';
import type { Span } from '../../types';
import type { Node, VisitorKeys } from './parse';

/** True for a syntax node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The nodes of a program in source order, with `parent` set, and those of each type. */
export class Nodes {
  readonly all: readonly Node[];
  private readonly byType = new Map<string, Node[]>();

  constructor(root: Node, keys: VisitorKeys) {
    this.all = linkedNodes(root, keys);
    for (const node of this.all) {
      const known = this.byType.get(node.type);
      if (known) known.push(node);
      else this.byType.set(node.type, [node]);
    }
  }

  /** The nodes of these types: type by type, each in source order, but for names and parts of templates. */
  of(...types: readonly string[]): readonly Node[] {
    const [only, ...more] = types.map((type) => this.byType.get(type) ?? []);
    return more.length > 0 ? only.concat(...more) : only;
  }

  /** Those that are within a span, if their types are in source order. */
  within({ start, end }: Span, ...types: readonly string[]): readonly Node[] {
    return types.flatMap((type) => {
      const all = this.byType.get(type) ?? [];
      const found: Node[] = [];
      const first = partitionPoint(all.length, (at) => all[at].start < start);
      for (let at = first; at < all.length && all[at].start <= end; at++) if (all[at].end <= end) found.push(all[at]);
      return found;
    });
  }
}

/** Iterative, because generated code nests deeper than the stack. */
function linkedNodes(root: Node, keys: VisitorKeys): Node[] {
  const nodes: Node[] = [];
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    const first = stack.length;
    for (const key of keys[node.type] ?? []) {
      const value = node[key];
      if (Array.isArray(value)) for (const item of value) pushChild(stack, item, node);
      else pushChild(stack, value, node);
    }
    reverseFrom(stack, first);
  }
  return nodes;
}

function pushChild(stack: Node[], value: unknown, parent: Node): void {
  if (!isNode(value)) return;
  value.parent = parent;
  stack.push(value);
}

/** So that what was pushed first is popped first. */
function reverseFrom(stack: Node[], first: number): void {
  for (let low = first, high = stack.length - 1; low < high; low++, high--)
    [stack[low], stack[high]] = [stack[high], stack[low]];
}

/** Nodes around an expression that do not change its value: parentheses and type assertions. */
function isTransparent(node: Node): boolean {
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

/** The innermost function that contains a node; undefined for code of the module itself. */
export function functionAround({ parent }: Node): Node | undefined {
  let current = parent;
  while (current && !isFunction(current)) current = current.parent;
  return current;
}

// Matches: return x;, and { …; return x; }
/** Whether a branch ends with a statement of one of these types. */
export function endsWith(branch: Node, ...types: readonly string[]): boolean {
  const last = branch.type === 'BlockStatement' ? (branch.body as Node[]).at(-1) : branch;
  return last !== undefined && types.includes(last.type);
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

/** The stretch of the text that a node takes. */
export function spanOf({ start, end }: Node): Span {
  return { start, end };
}

/** Whether a node calls something, or makes an instance. */
export function isCall({ type }: Node): boolean {
  return type === 'CallExpression' || type === 'NewExpression';
}
