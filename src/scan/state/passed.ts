import { elements } from '../../language/state-parts';
import type { Passed, StatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { elementsOf } from '../syntax/lists';
import { keyName, unwrap } from '../syntax/walk';

/** What a call passes at an index. */
interface Argument extends Pick<Passed, 'index' | 'onwards'> {
  readonly value: Node;
  /** The elements of the value are passed. */
  readonly spread?: true;
}

/** The arguments of calls that are parts of shared state, or hold some. */
// Matches: visit(users[0]), visit(find(id)), visit(Object.values(users)), visit.call(null, user), visit(...args)
export function passedIn(
  builder: FactsBuilder,
  calls: readonly Node[],
  statePartsOf: (value: Node) => readonly StatePart[],
): Passed[] {
  return calls.flatMap((node) => {
    const call = builder.callIndexOf(node);
    return argumentsOf(builder, node).flatMap(({ value, spread: isSpread, ...at }) => {
      const parts = statePartsOf(unwrap(value));
      return (isSpread ? parts.flatMap(elements) : parts).map((part): Passed => ({ call, ...at, ...part }));
    });
  });
}

/** The arguments that the function may get, as far as it is known which is which: `call` may also be a method of a class. */
function argumentsOf(builder: FactsBuilder, { callee, arguments: all }: Node): readonly Argument[] {
  const [first, ...rest] = all as Node[];
  const { type, object, property, computed } = unwrap(callee as Node);
  const name = type === 'MemberExpression' ? keyName(property as Node, computed === true) : undefined;
  const written = spread(builder, all as Node[]);
  if (name === 'call') return [...written, ...spread(builder, rest)];
  if (name !== 'apply' || !first) return written;
  const list = rest[(object as Node).name === 'Reflect' ? 1 : 0];
  return list ? [...written, ...itemsOf(builder, list, 0)] : written;
}

// Matches: visit(...[user, 1]), visit(page, ...rest)
function spread(builder: FactsBuilder, args: readonly Node[]): readonly Argument[] {
  return args.reduce<readonly Argument[]>((known, arg) => {
    const last = known.at(-1);
    const index = last ? last.index + (last.onwards ? 0 : 1) : 0;
    const onwards = last?.onwards;
    if (arg.type !== 'SpreadElement') return [...known, { index, value: arg, ...(onwards && { onwards }) }];
    const items = itemsOf(builder, arg.argument as Node, index);
    return [...known, ...items.map((item) => ({ ...item, ...(onwards && { index, onwards }) }))];
  }, []);
}

/** The elements of a list, one by one where it is written out. */
function itemsOf(builder: FactsBuilder, list: Node, from: number): readonly Argument[] {
  const written = elementsOf(builder.scopes, list);
  const all: Argument = { index: from, onwards: true, value: list, spread: true };
  if (!written) return [all];
  const items = written.map((value, index) => ({ index: from + index, value }));
  // Matches: const users = [{ name: '' }]; … rename(name, ...users)
  return list.type === 'ArrayExpression' || items.length === 0 ? items : [all, ...items];
}
