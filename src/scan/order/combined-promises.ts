import type { KeptPromise } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { isPromised } from '../calls/promised';
import { unwrap, type Nodes } from '../syntax/walk';

/** Calls in the list that `Promise.all` and the like are given: what one of them makes is there while the next are made. */
// Matches: Promise.all([ask(), fs.readFileSync(file)]), Promise.all([isFar ? ask() : undefined, …])
export function combinedPromises(builder: FactsBuilder, tree: Nodes): KeptPromise[] {
  const lists = tree.of('ArrayExpression').filter((list) => {
    const [element] = list.elements as (Node | null)[];
    return element && isPromised(element, list);
  });
  return lists.flatMap((list) => keptIn(builder, list));
}

/** The promises in a list, each while the elements behind it are made. */
export function keptIn(builder: FactsBuilder, { elements, end }: Node): KeptPromise[] {
  return keptAmong(builder, elements as (Node | null)[], end);
}

/** The promises among some expressions that are evaluated one after the other, up to an offset. */
export function keptAmong(builder: FactsBuilder, all: readonly (Node | null)[], until: number): KeptPromise[] {
  return all.slice(0, -1).flatMap((element) =>
    element
      ? callsOf(element).map((call): KeptPromise => {
          const { start, end } = call;
          const made = { fn: builder.ownerOf(call), value: { start, end }, from: element.end, until };
          return { call: builder.callIndexOf(call), ...made };
        })
      : [],
  );
}

/** The calls whose result an expression may be. */
function callsOf(expression: Node): readonly Node[] {
  const node = unwrap(expression);
  switch (node.type) {
    case 'CallExpression':
      return [node];
    case 'ConditionalExpression':
      return [...callsOf(node.consequent as Node), ...callsOf(node.alternate as Node)];
    case 'LogicalExpression':
      return callsOf(node.right as Node);
    default:
      return [];
  }
}
