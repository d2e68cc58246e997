import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { isFunction, keyName, unwrap, wrapped } from '../syntax/walk';

/** An untrusted source of a value. */
export interface Origin {
  /** The index of the parameter that it came in by. */
  readonly parameter: Variable;
  /** It is a part of a request: `req.body`, `ctx.query`. */
  readonly sure: boolean;
}

/** The parts of a request that its sender controls, in any framework. */
const FIELDS = new Set(['body', 'query', 'params', 'headers', 'cookies', 'url', 'originalUrl', 'rawBody', 'payload']);
const CONVERSIONS = new Set(['Number', 'String', 'parseInt', 'parseFloat', 'decodeURIComponent', 'decodeURI']);
/** Without `Math`: `Math.min` is how limits are written. */
const NAMESPACES = new Set(['Object', 'Array', 'String', 'Number', 'Buffer']);
const CUTS = new Set(['slice', 'substring', 'substr']);
/** Array methods that call their first argument for each element. */
export const EACHES = new Set(['forEach', 'map', 'filter', 'some', 'every', 'find', 'findIndex', 'flatMap', 'reduce']);
/** Number of steps through which values are followed. */
const DEPTH = 12;

/**
 * The untrusted source of a value: a part of a request, or a parameter of a function that is no callback. Undefined for
 * others, and for texts that were cut to a length.
 */
export function originOf(expression: Node, scopes: Scopes, depth = DEPTH): Origin | undefined {
  if (depth === 0) return undefined;
  const node = unwrap(expression);
  const next = (inner: unknown): Origin | undefined => (inner ? originOf(inner as Node, scopes, depth - 1) : undefined);
  const first = (all: readonly unknown[]): Origin | undefined => all.map(next).find((origin) => origin !== undefined);
  switch (node.type) {
    case 'Identifier':
      return originOfVariable(scopes.variableOf(node), next);
    case 'MemberExpression':
      return requestField(node, scopes) ?? next(node.object);
    case 'CallExpression':
      return ofCall(node, next);
    case 'AwaitExpression':
    case 'SpreadElement':
    case 'UnaryExpression':
      return next(node.argument);
    case 'TemplateLiteral':
      return first(node.expressions as Node[]);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return first([node.left, node.right]);
    case 'ConditionalExpression':
      return first([node.consequent, node.alternate]);
    default:
      return undefined;
  }
}

// Matches: req.body, ctx.request.query
function requestField(node: Node, scopes: Scopes): Origin | undefined {
  const name = keyName(node.property as Node, node.computed === true);
  if (name === undefined || !FIELDS.has(name)) return undefined;
  let root = unwrap(node.object as Node);
  while (root.type === 'MemberExpression') root = unwrap(root.object as Node);
  const variable = root.type === 'Identifier' ? scopes.variableOf(root) : undefined;
  return variable?.kind === 'parameter' ? { parameter: variable, sure: true } : undefined;
}

function ofCall(node: Node, next: (inner: unknown) => Origin | undefined): Origin | undefined {
  const callee = unwrap(node.callee as Node);
  const [first, second] = node.arguments as Node[];
  if (callee.type === 'Identifier') return CONVERSIONS.has(callee.name as string) ? next(first) : undefined;
  if (callee.type !== 'MemberExpression') return undefined;
  const object = unwrap(callee.object as Node);
  const isCut = CUTS.has(keyName(callee.property as Node, callee.computed === true) ?? '');
  if (isCut && second !== undefined && typeof unwrap(second).value === 'number') return undefined;
  return object.type === 'Identifier' && NAMESPACES.has(object.name as string) ? next(first) : next(object);
}

function originOfVariable(
  variable: Variable | undefined,
  next: (inner: unknown) => Origin | undefined,
): Origin | undefined {
  if (variable === undefined) return undefined;
  const [name] = variable.declared;
  if (variable.kind === 'parameter') return ofParameter(variable, name, next);
  if (variable.reassigned) return undefined;
  const declarator = climb(name, (node) => node.type === 'VariableDeclarator');
  const loop = declarator?.parent?.parent;
  if (loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement') return next(loop.right);
  return next(declarator?.init);
}

// Matches: ({ body }, res) => …, function size(items) …, items.map((item) => …); not query(sql, (error, rows) => …)
function ofParameter(
  parameter: Variable,
  name: Node,
  next: (inner: unknown) => Origin | undefined,
): Origin | undefined {
  const property =
    name.parent?.type === 'Property' ? keyName(name.parent.key as Node, name.parent.computed === true) : '';
  if (FIELDS.has(property ?? '')) return { parameter, sure: true };
  const fn = climb(name, isFunction);
  const call = fn && wrapped(fn).parent;
  if (call?.type !== 'CallExpression') return { parameter, sure: false };
  const callee = unwrap(call.callee as Node);
  const isEach = callee.type === 'MemberExpression' && EACHES.has(keyName(callee.property as Node, false) ?? '');
  return isEach ? next(callee.object) : undefined;
}

function climb(from: Node, isIt: (node: Node) => boolean): Node | undefined {
  let node: Node | undefined = from;
  while (node && !isIt(node)) node = node.parent;
  return node;
}
