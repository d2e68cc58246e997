import type { FactsBuilder } from '../facts';
import { ANYTHING, requestPattern } from '../paths/patterns';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { functionAround, isFunction } from '../syntax/walk';
import { GIVEN } from '../../language/requests';

/** What callers give a function of the program that loads modules tells which; the rest of their paths is known. */
// Matches: path.join(root, name) of (name) => require(path.join(root, name))
export function givenRequests(builder: FactsBuilder, to: number, source: Node): void {
  for (const parameter of parametersAround(builder, source)) {
    const pattern = requestPattern(source, builder.scopes, builder.file.path, new Map([[parameter, GIVEN]]));
    if (pattern !== GIVEN && pattern.includes(GIVEN) && !pattern.includes(ANYTHING))
      builder.add('require-given', to, builder.variableNode(parameter), pattern);
  }
}

function parametersAround({ scopes }: FactsBuilder, node: Node): readonly Variable[] {
  const found: Variable[] = [];
  for (let fn = functionAround(node); fn && isFunction(fn); fn = functionAround(fn))
    for (const parameter of fn.params as Node[]) {
      const variable = scopes.variableOf(parameter);
      if (variable && !variable.reassigned) found.push(variable);
    }
  return found;
}
