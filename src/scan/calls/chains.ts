import type { ChainFacts, TailFacts } from '../../types';
import type { Node } from '../syntax/parse';

/** Whether a call is followed by the rest of an optional chain. */
// Matches: a?.load().x – awaiting the call alone would break the short circuit
export function isInsideChain(call: Node): boolean {
  const parent = call.parent as Node;
  const isContinued = parent.object === call || parent.callee === call;
  return isContinued && linksIn(call).length > 0 && chainAround(call) !== undefined;
}

/**
 * How a call within an optional chain can be awaited: by testing first what the chain tests. Undefined where it cannot.
 */
export function chainOf(call: Node, text: string): ChainFacts | undefined {
  return isInsideChain(call) && linksIn(call).length === 1 ? testOf(chainAround(call) as Node, text) : undefined;
}

/**
 * The end of an optional chain (`names?.map(load)`), where the call becomes one of a helper, which has no receiver that
 * it could test.
 */
export function tailOf(call: Node, text: string): TailFacts | undefined {
  const links = linksIn(call);
  if (links.length === 0 || isInsideChain(call)) return undefined;
  const chain = chainAround(call);
  return { chain: chain && testOf(chain, text), isLast: links.length === 1 && links[0] === call.callee };
}

function testOf(chain: Node, text: string): ChainFacts | undefined {
  const links = linksIn(chain.expression as Node);
  if (links.length !== 1) return undefined;
  const base = (links[0].object ?? links[0].callee) as Node;
  const at = text.indexOf('?.', base.end);
  const plain = links[0].type === 'MemberExpression' && links[0].computed !== true ? '.' : '';
  const parent = chain.parent as Node;
  // Called as a method, `a.f?.()` keeps its `this` without the link.
  return isPlain(base) && /^\s*$/.test(text.slice(base.end, at))
    ? {
        span: { start: chain.start, end: chain.end },
        base: { start: base.start, end: base.end },
        link: { start: at, end: at + 2 },
        plain,
        ...(isListed(parent) && { statement: true as const }),
        parens: !STANDS_ALONE.has(parent.type) && !isArgument(chain),
      }
    : undefined;
}

/** A statement among others, in front of which no `else` could be meant for another `if`. */
function isListed({ type, parent }: Node): boolean {
  return type === 'ExpressionStatement' && Array.isArray(parent?.body);
}

/** Positions where any expression may stand without parentheses. */
const STANDS_ALONE = new Set([
  'VariableDeclarator',
  'ReturnStatement',
  'AssignmentExpression',
  'ParenthesizedExpression',
]);

function isArgument(node: Node): boolean {
  return ((node.parent as Node).arguments as Node[] | undefined)?.includes(node) === true;
}

/** The nodes of a chain, from the outside in, at which it short-circuits. */
function linksIn(node: Node): Node[] {
  const links: Node[] = [];
  for (let inner: Node | undefined = node; inner; inner = (inner.object ?? inner.callee) as Node | undefined) {
    if (inner.type === 'ChainExpression' || inner.type === 'ParenthesizedExpression') break;
    if (inner.optional === true) links.push(inner);
  }
  return links;
}

function chainAround(node: Node): Node | undefined {
  let outer = node;
  while (outer.parent && (outer.parent.object === outer || outer.parent.callee === outer)) outer = outer.parent;
  return outer.parent?.type === 'ChainExpression' ? outer.parent : undefined;
}

// Matches: a, this, a.b – nothing happens when it is evaluated twice
function isPlain(node: Node): boolean {
  if (node.type === 'Identifier' || node.type === 'ThisExpression') return true;
  return node.type === 'MemberExpression' && node.computed !== true && isPlain(node.object as Node);
}
