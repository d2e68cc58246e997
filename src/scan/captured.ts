import { homeOf, sharedUses } from './accesses';
import type { FactsBuilder } from './facts';
import { thisOwner } from './receivers';
import { isFunction, type Nodes } from './walk';

/**
 * What functions keep: the module its variables, a closure those of the functions around it that it uses, and their `this`.
 * Whoever has a closure has what it keeps.
 */
export function addCaptured(builder: FactsBuilder, tree: Nodes): void {
  const captured = builder.functions.map(() => new Set<number>());
  const keep = (node: number, user: number, home: number): void => {
    for (let fn = user; fn > 0 && fn !== home; fn = builder.functions[fn].parent) captured[fn].add(node);
  };
  for (const variable of builder.scopes.variables) {
    const home = homeOf(builder, variable);
    if (home === 0 && variable.kind !== 'import') captured[0].add(builder.variableNode(variable));
    if (home === 0) continue;
    for (const use of sharedUses(builder, variable)) keep(builder.variableNode(variable), builder.ownerOf(use), home);
  }
  for (const node of tree.of('ThisExpression', 'Super')) {
    const owner = thisOwner(node);
    if (!owner || (!isFunction(owner) && owner.type !== 'PropertyDefinition')) continue;
    const home = builder.indexOf(owner);
    keep(builder.functions[home].thisNode, builder.ownerOf(node), home);
  }
  captured.forEach((nodes, index) => {
    if (nodes.size > 0) builder.functions[index].captured = [...nodes];
  });
}
