import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName } from '../syntax/walk';

const THROWS = /^(?:throws?|throwError|Throw)$/;

/** An assertion that is a property of the function that it calls: https://shouldjs.github.io, https://www.chaijs.com. */
// Matches: (() => load('a')).should.throw(), load.should.not.throw()
export function shouldRule(builder: FactsBuilder, node: Node): void {
  if (keyName(node.property as Node, node.computed === true) !== 'should') return;
  let outer = node;
  while ((outer.parent as Node).type === 'MemberExpression') outer = outer.parent as Node;
  const isAsked = outer !== node && THROWS.test(keyName(outer.property as Node, outer.computed === true) ?? '');
  if (isAsked) builder.add('escape', builder.nodeOf(node.object as Node));
}
