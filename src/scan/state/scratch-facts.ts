import type { ScratchFacts } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { spanOf } from '../syntax/walk';
import { declarationOf, outlives, typeOf, type Scratch } from './scratch';

/** What a rewrite has to know to declare the variables in their functions. */
export function scratchFacts(builder: FactsBuilder, scratch: readonly Scratch[]): ScratchFacts[] {
  return scratch.map((one) => {
    const { shared, own, left, statement } = one;
    const fn = builder.ownerOf(left);
    const declaration = declarationOf(shared);
    const isAlone = (declaration.declarations as Node[]).length === 1;
    return {
      name: shared.name,
      fn,
      left: spanOf(left),
      since: statement.end,
      until: Math.max(...own.uses.map((use) => use.end)),
      type: typeOf(builder.file, shared) as string,
      constant: own.uses.every((use) => use === left || !isWritten(use)),
      outlives: outlives(one),
      ...(isAlone && { declaration: spanOf(declaration) }),
    };
  });
}

// Matches: options = null, count++, [options] = pair, for (options of all)
function isWritten(use: Node): boolean {
  const parent = use.parent as Node;
  if (parent.type === 'UpdateExpression' || /^(?:ArrayPattern|RestElement)$/.test(parent.type)) return true;
  if (parent.type === 'Property') return parent.parent?.type === 'ObjectPattern' && parent.value === use;
  return (
    /^(?:AssignmentExpression|AssignmentPattern|ForOfStatement|ForInStatement)$/.test(parent.type) &&
    parent.left === use
  );
}
