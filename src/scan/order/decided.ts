import type { Decided } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { pathText, statementsOf, testOf } from './idioms';

const LEAVES = /^(?:Return|Throw)Statement$/;

/**
 * Calls that a function comes to only where a look-up of the same path did not make it leave: what it answers tells which of two
 * requests came first, even if the call itself does not mind.
 */
// Matches: mkdirSync(dir, { recursive: true }) behind: if (existsSync(dir)) return res.sendStatus(409);
export function decidedCalls(builder: FactsBuilder, conditions: readonly Node[], calls: readonly Node[]): Decided[] {
  return conditions.flatMap((node) => {
    const last = statementsOf(node.consequent as Node).at(-1);
    const look = last && LEAVES.test(last.type) ? testOf(node.test as Node, () => undefined)?.call : undefined;
    const path = look && pathText(builder, look);
    if (look === undefined || path === undefined) return [];
    const isDecided = (call: Node): boolean =>
      call.start >= node.end && pathText(builder, call) === path && builder.ownerOf(call) === builder.ownerOf(node);
    return calls.filter(isDecided).map((call) => ({ look: builder.callIndexOf(look), act: builder.callIndexOf(call) }));
  });
}
