import type { Captured } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { thisOwner } from '../syntax/receivers';
import type { Variable } from '../syntax/scopes';
import { homeOf, isMutable, rootOf } from './accesses';

/** The variables that functions other than their own use, those of the module, and `this` of arrow functions. */
export function capturedIn(builder: FactsBuilder, selves: readonly Node[]): Captured[] {
  const uses = new Map<number, { readonly home: number; readonly by: Set<number>; readonly root?: string }>();
  const note = (node: number, home: number, by: Iterable<number>, root?: string): void => {
    const known = uses.get(node) ?? { home, by: new Set<number>(), root };
    uses.set(node, known);
    for (const fn of by) known.by.add(fn);
  };
  for (const variable of builder.scopes.variables) {
    const node = variable.kind === 'import' ? undefined : builder.nodes.get(variable);
    if (node === undefined) continue;
    const home = homeOf(builder, variable);
    const by = home === 0 ? [] : variable.uses.flatMap((use) => functionsAround(builder, use, home));
    const root = isMutable(variable) || isClass(variable) ? rootOf(builder, variable) : undefined;
    note(node, home, by, root?.startsWith(builder.file.path) ? root : undefined);
  }
  for (const self of selves) {
    const owner = thisOwner(self);
    if (!owner || owner.type === 'ClassBody') continue;
    const home = builder.indexOf(owner);
    note(builder.nodeOf(self), home, functionsAround(builder, self, home));
  }
  const all = [...uses].map(([node, { home, by, root }]) => ({ node, home, by: [...by], ...(root && { root }) }));
  return all.filter(({ home, by }) => home === 0 || by.length > 0);
}

// Matches: class Store {}, which may hold its only instance
function isClass({ declared: [name] }: Variable): boolean {
  return name?.parent?.type === 'ClassDeclaration';
}

/** The functions between a node and the function whose variable it uses. */
function functionsAround(builder: FactsBuilder, node: Node, home: number): number[] {
  const around: number[] = [];
  for (let at = builder.ownerOf(node); at !== home && at > 0; at = builder.functions[at].parent) around.push(at);
  return around;
}
