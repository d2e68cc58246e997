import type { ChainFacts } from '../../types';
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
  if (!isInsideChain(call)) return undefined;
  const chain = chainAround(call) as Node;
  const links = linksIn(chain.expression as Node);
  if (links.length !== 1 || linksIn(call).length !== 1) return undefined;
  const base = (links[0].object ?? links[0].callee) as Node;
  const at = text.indexOf('?.', base.end);
  const plain = links[0].type === 'MemberExpression' && links[0].computed !== true ? '.' : '';
  // Called as a method, `a.f?.()` keeps its `this` without the link.
  return isPlain(base) && /^\s*$/.test(text.slice(base.end, at))
    ? {
        span: { start: chain.start, end: chain.end },
        base: { start: base.start, end: base.end },
        link: { start: at, end: at + 2 },
        plain,
        parens: !STANDS_ALONE.has((chain.parent as Node).type) && !isArgument(chain),
      }
    : undefined;
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
