import { functionId } from '../../program';
import type { Access, CallGraph, FileFacts, OwnObjects } from '../../types';
import type { Liveness } from '../liveness';

/**
 * Finds variables of a function that outlive the request that runs it, because a function that uses them is kept where other
 * requests find it.
 */
// Matches: credits of: let credits = 100; return { balance: () => credits, charge(price) { credits -= price; } },
// where a request puts the object into a map of the module
export class KeptVariables {
  private readonly objects: OwnObjects;
  private readonly files = new Map<FileFacts, ReadonlySet<string>>();

  constructor(graph: CallGraph, perRequest: Liveness['perRequest']) {
    this.objects = graph.ownObjects(perRequest);
  }

  has(file: FileFacts, { root }: Pick<Access, 'root'>): boolean {
    const known = this.files.get(file) ?? this.rootsIn(file);
    this.files.set(file, known);
    return known.has(root);
  }

  private rootsIn({ path, captured }: FileFacts): ReadonlySet<string> {
    const isKept = (fn: number): boolean => this.objects.isKept(functionId(path, fn));
    return new Set(
      captured.flatMap(({ root, home, by }) => (root !== undefined && home > 0 && by.some(isKept) ? [root] : [])),
    );
  }
}
