import type { Passed } from '../../types';
import type { FactsBuilder } from '../facts';
import type { StatePart } from './parts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { isFunction, unwrap } from '../syntax/walk';

/** Root of a parameter, followed by its index. */
const PARAMETER = 'param ';

/** A parameter refers to what the callers of its function pass; undefined for one that is not a plain name. */
// Matches: function visit(user) { user.visits += 1; }
export function statePartByParameter(builder: FactsBuilder, variable: Variable): StatePart | undefined {
  const [declared] = variable.declared;
  const fn = declared?.parent;
  if (variable.kind !== 'parameter' || variable.reassigned || !fn || !isFunction(fn)) return undefined;
  const index = (fn.params as Node[]).indexOf(declared);
  const home = builder.indexOf(fn);
  return index < 0 ? undefined : { root: `${PARAMETER}${index}`, home, name: variable.name, members: [] };
}

/** The arguments of calls that are parts of shared state. */
// Matches: visit(users[0]), visit(find(id))
export function passedIn(
  builder: FactsBuilder,
  calls: readonly Node[],
  statePartOf: (value: Node) => StatePart | undefined,
): Passed[] {
  return calls.flatMap((call) =>
    (call.arguments as Node[]).flatMap((arg, index): Passed[] => {
      const node = unwrap(arg);
      if (!/^(?:Identifier|MemberExpression|CallExpression)$/.test(node.type)) return [];
      const part = statePartOf(node);
      return part ? [{ call: builder.callIndexOf(call), index, ...part }] : [];
    }),
  );
}
