import { ANY_FIELD } from '../../language/fields';
import { callId } from '../../program';
import type { ArgumentFacts, CallFacts, CallId, FileFacts, FunctionFacts } from '../../types';
import type { Containers } from '../points-to/containers';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';

/** Adds the flow of arguments into parameters. */
export class Arguments {
  constructor(
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly containers: Containers,
  ) {}

  /**
   * Lets the arguments of a call flow into the parameters of its callees. `shifts` are the possible numbers of
   * parameters that others have bound before; -1 when that is not known.
   */
  pass(file: FileFacts, call: CallFacts, fn: FunctionFacts, path: string, shifts: readonly number[] = [0]): void {
    let spread = shifts.includes(-1);
    const first = Math.min(...shifts.map((shift) => Math.max(shift, 0)));
    let since = Infinity;
    call.args.forEach((arg, index) => {
      spread ||= arg.kind === 'spread';
      if (spread) since = Math.min(since, first + index);
      const from = this.nodeOf(file, arg);
      const params = spread
        ? fn.paramNodes.slice(since)
        : shifts.flatMap((shift) => fn.paramNodes[index + shift] ?? []);
      for (const param of params) this.solver.copy(this.links.node(path, param), from);
      if (fn.restNode >= 0 && (spread || shifts.some((shift) => index + shift >= fn.restFrom)))
        this.solver.store(this.links.node(path, fn.restNode), ANY_FIELD, from);
    });
    const isAnywhere = spread || shifts.length > 1;
    for (const [at, node] of fn.picked)
      this.passPicked(file, call, fn.restFrom, at, this.links.node(path, node), isAnywhere);
  }

  // Matches: function route(...args) { router.get(args[0], args[args.length - 1]); }
  private passPicked(
    file: FileFacts,
    { args }: CallFacts,
    restFrom: number,
    at: number,
    to: number,
    isAnywhere: boolean,
  ): void {
    const index = at < 0 ? args.length + at : restFrom + at;
    const from = isAnywhere ? args : index >= restFrom ? args.slice(index, index + 1) : [];
    for (const arg of from) this.solver.copy(to, this.nodeOf(file, arg));
  }

  // Matches: resolve(new Project(path)) of new Promise((resolve) => …): whoever waits for the promise gets it, and nobody else
  settle(file: FileFacts, call: CallFacts, promise: number, callees: Map<CallId, Set<string>>): void {
    const id = callId(file.path, call.index);
    callees.set(id, new Set(callees.get(id)).add('<resolve>'));
    for (const arg of call.args.slice(0, 1)) this.solver.copy(promise, this.nodeOf(file, arg));
  }

  /** The flow node of an argument; for a spread one, that of its elements. */
  nodeOf(file: FileFacts, arg: ArgumentFacts): number {
    const node = this.links.node(file.path, arg.node);
    if (arg.kind !== 'spread') return node;
    return this.containers.elementsOf(node);
  }
}
