import type { Node } from '../syntax/parse';
import { isFunction } from '../syntax/walk';

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;
const BRANCH = /^(?:If|For|ForIn|ForOf|While)Statement$|^SwitchCase$|^(?:Conditional|Logical)Expression$/;

/**
 * The offsets between which a promise may exist that is made in a loop: all of the loop, if a list that was declared
 * before it is dealt with after it, or in some rounds only. `skips` are the `continue` statements of the file.
 */
// Matches: for (const file of files) { if (fs.existsSync(file)) list.push(load(file)); if (list.length > 9) await all(list); }
export function lifeOf(
  value: Node,
  declared: number,
  deal: Node,
  skips: readonly Node[],
): { readonly from: number; readonly last: number } {
  let [from, last] = [value.end, deal.start];
  const between = skips.filter(({ start, end }) => start >= value.end && end <= deal.start);
  for (let at = value.parent; at && !isFunction(at); at = at.parent) {
    if (!LOOP.test(at.type) || at.start <= declared) continue;
    const loop = at;
    if (loop.end <= deal.start) from = loop.start;
    else if (isConditional(deal, loop) || between.some((skip) => isOfLoop(skip, loop)))
      [from, last] = [loop.start, loop.end];
  }
  return { from, last };
}

/** Whether a loop comes to an expression only under a condition. */
function isConditional(expression: Node, loop: Node): boolean {
  let inner = expression;
  for (let at = expression.parent; at && at !== loop; inner = at, at = at.parent)
    if (BRANCH.test(at.type) && at.test !== inner && at.left !== inner) return true;
  return false;
}

/** Whether a `continue` may go on with the next round of a loop; one with a label may mean any loop around it. */
function isOfLoop({ label, parent }: Node, loop: Node): boolean {
  let around = parent;
  while (around && around !== loop && (label || !LOOP.test(around.type))) around = around.parent;
  return around === loop;
}
