import type { Operand } from '../../types';
import { isPromised } from '../calls/promised';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { wrapped, type Nodes } from '../syntax/walk';
import { keptAmong } from './combined-promises';

const CALLS = ['CallExpression', 'NewExpression'];

/** Calls whose results wait as arguments while those behind them are evaluated. */
// Matches: ask() of show(ask(), read(file))
export function operandsOf(builder: FactsBuilder, tree: Nodes): Operand[] {
  return tree.of(...CALLS).flatMap((call) => {
    const args = call.arguments as Node[];
    if (args.length < 2 || !isBusy(builder, args) || isPromised(wrapped(args[0]), call)) return [];
    const holder = builder.callIndexOf(call);
    return keptAmong(builder, args, call.end).map((kept) => ({ ...kept, holder }));
  });
}

/** Whether something is called between the first value and the end. */
function isBusy(builder: FactsBuilder, values: readonly Node[]): boolean {
  return builder.within({ start: values[0].end, end: values[values.length - 1].end }, ...CALLS).length > 0;
}
