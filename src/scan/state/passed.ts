import type { Passed, StatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';

/** The arguments of calls that are parts of shared state, or hold some. */
// Matches: visit(users[0]), visit(find(id)), visit(Object.values(users))
export function passedIn(
  builder: FactsBuilder,
  calls: readonly Node[],
  statePartsOf: (value: Node) => readonly StatePart[],
): Passed[] {
  return calls.flatMap((call) =>
    (call.arguments as Node[]).flatMap((arg, index) =>
      statePartsOf(unwrap(arg)).map((part): Passed => ({ call: builder.callIndexOf(call), index, ...part })),
    ),
  );
}
