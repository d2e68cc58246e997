import { memoisedBy } from '../../memoised';
import { callId, type Program } from '../../program';
import type { CallFacts, CallId, FileFacts } from '../../types';
import type { Linker } from '../linking/link';
import { isBuiltInMethod } from '../points-to/built-ins';
import type { Solver } from '../points-to/solve';
import { isList } from '../points-to/values';

interface Callees {
  /** Whether a call has a callee. */
  readonly isKnown: (id: CallId) => boolean;
  /** Gives it one that is not known. */
  readonly connect: (file: FileFacts, call: CallFacts, id: CallId) => void;
}

/** Calls whose callee has no value once everything has flowed: they call something unknown, or a method of the language. */
export class UnknownCalls {
  /** Files whose calls all have a callee. */
  private readonly resolved = new Set<FileFacts>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly callees: Callees,
  ) {}

  /** Calls of lists, before all others: what a list gives may have the callees of those. False when there are none. */
  // Matches: rooms.find(isOpen), before room.tell(user) of what it returns
  callLists(): boolean {
    let found = false;
    for (const file of this.program.all)
      for (const call of callsOfBuiltIns(file))
        if (this.isOfList(file, call)) found = this.callUnknown(file, call) || found;
    return found;
  }

  /** The rest; false when there is none. */
  callRest(): boolean {
    let found = false;
    for (const file of this.program.all) {
      if (this.resolved.has(file)) continue;
      this.resolved.add(file);
      for (const call of file.calls) found = this.callUnknown(file, call) || found;
    }
    return found;
  }

  private isOfList({ path }: FileFacts, { receiverNode }: CallFacts): boolean {
    const receivers = this.solver.valuesAt(this.links.node(path, receiverNode));
    return receivers.some((value) => isList(this.solver.values.get(value)));
  }

  private callUnknown(file: FileFacts, call: CallFacts): boolean {
    const id = callId(file.path, call.index);
    if (this.callees.isKnown(id)) return false;
    this.callees.connect(file, call, id);
    return true;
  }
}

const callsOfBuiltIns = memoisedBy(({ calls }: FileFacts) =>
  calls.filter(({ name, receiverNode }) => receiverNode >= 0 && isBuiltInMethod(name)),
);
