import { callId, pathOf, type Program } from '../program';
import { isTestFile } from '../projects/test-files';
import type { ArgumentFacts, CallFacts, CallId, Entry, FileFacts, FunctionId, Position, Span } from '../types';
import type { CallResults } from './calls';
import type { Links } from './link';
import type { Outside } from './outside';
import type { Sharing } from './sharing';
import type { Solver } from './solve';
import { isList } from './values';

/** What is asked for which objects several strands of work get to. */
export interface StrandInput {
  readonly program: Program;
  readonly solver: Solver;
  readonly links: Links;
  readonly results: Pick<CallResults, 'targets' | 'outside' | 'lost'>;
  readonly outside: Outside;
  readonly entries: readonly Entry[];
}

/** How what a call begins goes on beside others. */
interface When {
  readonly isWaitedFor: boolean;
  /** With others that are waited for at the same time. */
  readonly isTogether: boolean;
}

/** Gives a promise of what goes on at the same time. */
const COMBINES = /^Promise\.(?:all|allSettled|race|any)$/;
const CONTINUES = /^(?:then|catch|finally)$/;

/**
 * Shares what more than one strand of work can get to: what modules, closures and code outside keep, and what is handed to work
 * that is not waited for. A strand is all that happens one after the other: a request, as far as each step waits for the next.
 * Assumed of code outside: methods that are called as those of an array keep nothing, and `then` calls its callbacks only
 * before those go on who wait for what it gives.
 */
export class Strands {
  private readonly promising = new Map<FunctionId, boolean>();

  constructor(
    private readonly input: StrandInput,
    private readonly sharing: Sharing,
  ) {}

  /** Looks at the whole program. `typed` are calls of which only their types say what they call: nothing flows through them. */
  run(typed: readonly CallId[]): void {
    const { program, solver, links, results, entries } = this.input;
    for (const node of solver.foreignFields.values()) this.sharing.share(node);
    for (const value of results.lost) this.sharing.shareValue(value, true);
    for (const file of program.all) if (!isTestFile(file.path)) this.runFile(file);
    for (const { fn } of entries) {
      this.sharing.share(links.node(pathOf(fn), program.fn(fn).thisNode));
      const value = links.functionValue.get(fn);
      if (value !== undefined) this.sharing.shareValue(value, true);
    }
    for (const id of typed) this.giveAll(program.fileOf(id), program.call(id));
  }

  private runFile(file: FileFacts): void {
    const at = (local: number): number => this.input.links.node(file.path, local);
    for (const node of file.functions[0].captured ?? []) this.sharing.share(at(node));
    this.sharing.share(this.input.links.exportsNode(file.path));
    for (const item of file.flow) {
      if (item[0] === 'escape') this.sharing.share(at(item[1]), true);
      if (item[0] === 'global') this.sharing.share(at(item[1]));
      if (item[0] === 'store') this.storeUnknown(at(item[1]), at(item[3]));
    }
    for (const { members } of file.decorators)
      for (const { fn } of members) this.sharing.share(at(file.functions[fn].thisNode), true);
    const together = file.calls.filter(({ text }) => COMBINES.test(text)).map(({ span }) => span);
    for (const call of [...file.calls, ...file.reads]) this.runCall(file, call, together);
  }

  /** Of what it is stored in nothing is known. */
  private storeUnknown(object: number, from: number): void {
    const holders = this.input.solver.valuesAt(object);
    if (holders.length === 0) this.sharing.share(from, true);
  }

  private runCall(file: FileFacts, call: CallFacts, together: readonly Span[]): void {
    const id = callId(file.path, call.index);
    const isWaitedFor = isOneAfterTheOther(call, together);
    for (const path of this.input.results.outside.get(id) ?? [])
      this.runOutside(file, call, path, { isWaitedFor, isTogether: isTogether(call, together) });
    const targets = [...(this.input.results.targets.get(id) ?? [])];
    const begun = targets.filter((fn) => isTogether(call, together) || this.givesPromise(fn));
    if (isWaitedFor || begun.length === 0) return;
    for (const node of this.inputsOf(file, call)) this.sharing.share(node);
    for (const value of this.valuesAt(file, call.calleeNode)) this.sharing.shareKept(value);
  }

  private runOutside(file: FileFacts, call: CallFacts, path: string, when: When): void {
    const use = this.input.outside.useOf(path, call);
    switch (use.kind) {
      case 'harmless':
      case 'identity':
      case 'promisify':
      case 'transaction':
        return;
      case 'keep':
        return this.isListInSight(file, call) ? undefined : this.giveAll(file, call);
      case 'each':
        return call.receiverNode < 0 && use.of === 'receiver'
          ? this.giveAll(file, call)
          : this.callBack(file, call, when.isTogether);
      case 'settled':
        return when.isWaitedFor ? undefined : this.callBack(file, call, true);
      default:
        return isAtOnce(call, path) ? this.callBack(file, call, when.isTogether) : this.giveAll(file, call);
    }
  }

  /** What it is called on is a list of the project, and nothing else. */
  private isListInSight(file: FileFacts, { receiverNode }: CallFacts): boolean {
    const holders = receiverNode < 0 ? [] : this.valuesAt(file, receiverNode);
    return holders.length > 0 && holders.every((value) => isList(this.input.solver.values.get(value)));
  }

  /** Functions that are called before those go on who wait: whose promises nobody waits for go on beside them. */
  private callBack(file: FileFacts, call: CallFacts, isBeside: boolean): void {
    for (const value of call.args.flatMap((arg) => this.valuesAt(file, arg.node))) {
      const known = this.input.solver.values.get(value);
      if (known.kind === 'function' && (isBeside || this.givesPromise(known.fn))) this.sharing.shareKept(value);
    }
  }

  private giveAll(file: FileFacts, call: CallFacts): void {
    const { solver } = this.input;
    const isCalledOn = this.valuesAt(file, call.calleeNode).some(
      (value) => solver.values.get(value).kind === 'external',
    );
    for (const node of this.inputsOf(file, call, isCalledOn)) this.sharing.share(node, true);
  }

  /** What is handed to a call: what it is called on, and its arguments. What a function is bound to is told elsewhere. */
  private inputsOf({ path }: FileFacts, call: CallFacts, withReceiver = true): number[] {
    const args: readonly ArgumentFacts[] = call.name === 'bind' ? call.args.slice(1) : call.args;
    const receiver = withReceiver && call.receiverNode >= 0 ? [call.receiverNode] : [];
    return [...receiver, ...args.map(({ node }) => node)].map((node) => this.input.links.node(path, node));
  }

  private valuesAt({ path }: FileFacts, local: number): readonly number[] {
    return this.input.solver.valuesAt(this.input.links.node(path, local));
  }

  /** It may go on after its call. */
  private givesPromise(id: FunctionId): boolean {
    const known = this.promising.get(id);
    if (known !== undefined) return known;
    this.promising.set(id, false);
    const { program, results } = this.input;
    const found =
      program.fn(id).async ||
      program.callsIn(id).some(({ index, name, position }) => {
        if (!isPassedOn(position)) return false;
        const targets = [...(results.targets.get(callId(pathOf(id), index)) ?? [])];
        return CONTINUES.test(name) || targets.some((fn) => this.givesPromise(fn));
      });
    this.promising.set(id, found);
    return found;
  }
}

/** Its function waits for it, or whoever calls that: for it alone. */
function isOneAfterTheOther(call: CallFacts, together: readonly Span[]): boolean {
  return call.position.awaited || (isPassedOn(call.position) && !isTogether(call, together));
}

// Matches: load() and save() of Promise.all([load(), save()])
function isTogether({ span }: CallFacts, together: readonly Span[]): boolean {
  return together.some(({ start, end }) => start < span.start && end >= span.end);
}

function isPassedOn({ awaited, returned, fate }: Position): boolean {
  return awaited || returned || fate === 'awaited' || fate === 'returned';
}

// Matches: new Promise((resolve) => …)
function isAtOnce({ isNew }: CallFacts, path: string): boolean {
  return isNew && path === 'Promise';
}
