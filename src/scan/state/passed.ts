import type { Passed, StatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';

/** The arguments of calls that are parts of shared state, or hold some. */
// Matches: visit(users[0]), visit(find(id)), visit(Object.values(users)), visit.call(null, user), visit(...args)
export function passedIn(
  builder: FactsBuilder,
  calls: readonly Node[],
  statePartsOf: (value: Node) => readonly StatePart[],
): Passed[] {
  return calls.flatMap((call) =>
    argumentsOf(builder, call).flatMap((args) =>
      args.flatMap((arg, index) =>
        statePartsOf(unwrap(arg)).map((part): Passed => ({ call: builder.callIndexOf(call), index, ...part })),
      ),
    ),
  );
}

/** The arguments that the function may get, as far as it is known which is which: `call` may also be a method of a class. */
function argumentsOf(builder: FactsBuilder, { callee, arguments: all }: Node): readonly (readonly Node[])[] {
  const [, ...rest] = all as Node[];
  const { type, property, computed } = unwrap(callee as Node);
  const name = type === 'MemberExpression' ? keyName(property as Node, computed === true) : undefined;
  const written = spread(builder, all as Node[]);
  if (name === 'call') return [written, spread(builder, rest)];
  if (name === 'apply' && rest[0]) return [written, elementsOf(builder, rest[0]) ?? []];
  return [written];
}

// Matches: visit(...[user, 1])
function spread(builder: FactsBuilder, args: readonly Node[]): readonly Node[] {
  const lists = args.map((arg) => (arg.type === 'SpreadElement' ? elementsOf(builder, arg.argument as Node) : [arg]));
  const end = lists.indexOf(undefined);
  return (end < 0 ? lists : lists.slice(0, end)).flatMap((list) => list ?? []);
}

/** The elements of a list that is written out, here or where a constant is declared. */
function elementsOf(builder: FactsBuilder, list: Node): readonly Node[] | undefined {
  const node = unwrap(list);
  if (node.type === 'ArrayExpression') {
    const elements = node.elements as (Node | null)[];
    return elements.every((item) => item && item.type !== 'SpreadElement') ? (elements as Node[]) : undefined;
  }
  const variable = node.type === 'Identifier' ? builder.scopes.variableOf(node) : undefined;
  const declarator = variable?.declared[0]?.parent;
  const isPlain = declarator?.type === 'VariableDeclarator' && declarator.id === variable?.declared[0];
  const init = isPlain && !variable?.reassigned ? (declarator.init as Node | null) : null;
  return init && unwrap(init).type === 'ArrayExpression' ? elementsOf(builder, init) : undefined;
}
