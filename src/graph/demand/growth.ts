import type { CallId, Demand, FileFacts, FunctionId } from '../../types';
import { Assembly, type AssemblyInput } from '../assembly';
import { edgesByTypes } from '../calls/edges';
import { demandForPlan, demandOf } from './demand';

type Live = (id: FunctionId) => boolean;

/**
 * The graph of a program that is read incrementally, to find out which files matter. Values that reach unread files are
 * only recorded, and conclusions from fewer files stay, so findings are not taken from it.
 */
export class Growth {
  private readonly assembly: Assembly;

  constructor(input: AssemblyInput) {
    this.assembly = new Assembly(input, true);
  }

  add(facts: readonly FileFacts[]): void {
    this.assembly.add(facts);
  }

  /** See CallGraph; `answers` are the results of the type checker for calls. */
  demand(live: Live | undefined, answers: ReadonlyMap<CallId, FunctionId>): Demand {
    const { assembly } = this;
    const { program, solver, links, results, resolve } = assembly;
    const [blocking, edges] = [assembly.blocking(), [...assembly.edges(), ...edgesByTypes(program, answers)]];
    const leadsToBlocking = (path: string): boolean => assembly.leadsToBlocking(path);
    const known = {
      program,
      solver,
      links,
      results,
      blocking,
      resolve,
      edges,
      leadsToBlocking,
      paths: assembly.paths(),
    };
    return live ? demandForPlan(known, live) : demandOf(known);
  }
}
