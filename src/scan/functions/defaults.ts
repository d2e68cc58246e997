import type { DefaultFacts, Span } from '../../types';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { isFunction, spanOf } from '../syntax/walk';

/** Something that is evaluated when parameters are bound, in order. */
type Item = { readonly kind: 'plain' | 'other' } | { readonly kind: 'default'; readonly node: Node };

/**
 * Default values of parameters that may move into the body as `if (x === undefined) x = …`, where they can wait. Left
 * out are those before which others would then be evaluated, or whose names would refer to other variables.
 */
export function defaultsOf(fn: Node, scopes: Scopes, text: string): DefaultFacts[] {
  const body = fn.body as Node;
  const items = (fn.params as Node[]).flatMap(itemsOf);
  const from = items.findLastIndex((item) => item.kind === 'other') + 1;
  const nodes = items.slice(from).flatMap((item) => (item.kind === 'default' ? [item.node] : []));
  if (nodes.length === 0) return [];
  const isPlainBody = !/\barguments\b/.test(text.slice(body.start, body.end));
  const later = nodes.findLastIndex((node) => !keepsItsNames(node, body, scopes, text)) + 1;
  return isPlainBody ? nodes.slice(later).map(factsOf) : [];
}

/** Whether a node is in a default value that may move. */
export function movableDefault(node: Node, scopes: Scopes, text: string): boolean {
  const fn = functionOf(node);
  if (!fn) return false;
  return defaultsOf(fn, scopes, text).some(({ value }) => isWithin(node, value));
}

function itemsOf(param: Node): Item[] {
  if (param.type === 'Identifier') return [{ kind: 'plain' }];
  if (param.type === 'RestElement' && (param.argument as Node).type === 'Identifier') return [{ kind: 'plain' }];
  // Types would have to change with the value.
  if (param.type === 'AssignmentPattern')
    return [isBare(param.left as Node) ? { kind: 'default', node: param } : OTHER];
  if (param.type !== 'ObjectPattern' || param.typeAnnotation) return [OTHER];
  return (param.properties as Node[]).flatMap((property) => itemsOfProperty(property));
}

const OTHER: Item = { kind: 'other' };
const PLAIN: Item = { kind: 'plain' };

function itemsOfProperty(property: Node): Item[] {
  if (property.type === 'RestElement') return [PLAIN];
  if (property.type !== 'Property' || property.computed === true) return [OTHER];
  const value = property.value as Node;
  if (value.type === 'Identifier') return [{ kind: 'plain' }];
  return [value.type === 'AssignmentPattern' && isBare(value.left as Node) ? { kind: 'default', node: value } : OTHER];
}

function isBare(target: Node): boolean {
  return target.type === 'Identifier' && !target.typeAnnotation;
}

/**
 * No name in the default value, nor the parameter's own, is declared again in the body, and it uses no parameter bound
 * later.
 */
function keepsItsNames(node: Node, body: Node, scopes: Scopes, text: string): boolean {
  const isFixed = (declared: Node): boolean => declared.start >= node.start;
  const isUsed = ({ uses }: Scopes['variables'][number]): boolean =>
    uses.some((use) => isWithin(use, node.right as Node));
  // Including globals, which nothing declares.
  const asked = new Set(text.slice((node.right as Node).start, (node.right as Node).end).match(/[\w$]+/g));
  return !scopes.variables.some((variable) => {
    const { name, declared } = variable;
    if (!declared.some(isFixed)) return false;
    // The variable of the body shadows it there.
    const isAsked = isUsed(variable) || (asked.has(name) && declared.some((one) => isWithin(one, body)));
    const isAgain = declared.some((one) => isWithin(one, body)) && declared.includes(node.left as Node);
    return (isAsked && declared.some((one) => one.start < body.end && !isWithin(one, node.right as Node))) || isAgain;
  });
}

function factsOf(node: Node): DefaultFacts {
  const target = node.left as Node;
  const value = node.right as Node;
  return {
    name: target.name as string,
    pattern: spanOf(node),
    target: spanOf(target),
    value: spanOf(value),
    constant: value.type === 'Literal',
  };
}

function functionOf(node: Node): Node | undefined {
  let current = node.parent;
  while (current && !isFunction(current)) current = current.parent;
  return current;
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}
