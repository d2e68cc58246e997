import { waitsByYield } from '../../language/driven';
import { functionId, siteKey } from '../../program';
import type { CallGraph, CallId, Edge, Finding, FunctionId, Guard, SignatureSite, TypeSite } from '../../types';
import { isMet, type Barrier, type Rules } from '../barriers/barriers';
import { callBarrier } from '../barriers/calls';
import { exitAfter } from '../barriers/exits';
import { firstTimeBarrier } from '../barriers/first-time';
import { holdersOf, type Closure } from './closure';
import type { Form, Forms } from './forms';
import { guardsOf } from '../guards/guards';
import { pauseGuards } from '../guards/pauses';
import { pausesOf } from './pauses';
import { resumedBy } from './resumed';
import { turnGuards } from '../guards/sockets';
import { tickGuards } from '../guards/ticks';
import type { Copy } from './twins';
import type { Running, Upstream } from './upstream';
import { waitBarrier } from '../barriers/waits';
import { waitsOf } from './waits';

/** What is needed to compute closures. */
export interface Known {
  readonly graph: CallGraph;
  readonly rules: Rules;
  readonly forms: Forms;
  readonly upstream: Upstream;
}

/**
 * Climbs from a blocking call through all callers, until each path ends in a function that is already async, in a place
 * that accepts a promise, or in a handler. Where a function must also stay synchronous it gets an async twin, and the
 * climb continues through the callers that can use it. An obstacle with no way around is a barrier for the whole.
 */
export function closureOf({ graph, rules, forms, upstream }: Known, finding: Finding): Closure | Barrier {
  const barrier = callBarrier(graph, finding, rules.package.node);
  if (barrier) return barrier;
  if (rules.kept.has(finding.file)) return { code: 'kept-file', at: `${finding.file}:${finding.line}` };
  const firstTime = firstTimeBarrier(graph, finding);
  if (firstTime) return firstTime;
  const above = upstream.above(functionId(finding.file, finding.blocking.call.fn));
  const open = above.find(({ why }) => why !== undefined);
  return open?.why ?? new Climb(graph, rules, forms).from(finding, above);
}

type Writable = Copy & {
  readonly async: Set<FunctionId>;
  readonly calls: Set<CallId>;
  readonly signatures: Set<SignatureSite>;
};

class Climb {
  private readonly async = new Set<FunctionId>();
  private readonly copies = new Map<FunctionId, Writable>();
  private readonly awaits = new Set<CallId>();
  private readonly loops = new Set<CallId>();
  private readonly guards = new Map<string, Guard>();
  private readonly sites = new Map<string, TypeSite>();
  private readonly seen = new Set<FunctionId>();

  constructor(
    private readonly graph: CallGraph,
    private readonly rules: Rules,
    private readonly forms: Forms,
  ) {}

  from(finding: Finding, above: readonly Running[]): Closure | Barrier {
    const owner = functionId(finding.file, finding.blocking.call.fn);
    for (const { call } of above) this.awaits.add(call);
    return this.climb([owner, ...above.map(({ fn }) => fn)]) ?? this.closed(finding, owner);
  }

  /** Converts these functions and all callers that must change with them (a work list), or returns a barrier. */
  private climb(queue: FunctionId[]): Barrier | undefined {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      // An async function that never really waited handled its messages in order so far.
      if (this.graph.program.fn(id).async) this.guardBy(turnGuards(this.graph, id) ?? []);
      if (this.seen.has(id) || waits(this.graph, id)) continue;
      this.seen.add(id);
      const form = this.forms.of(id);
      if (form.kind === 'sync') return form.why;
      const edges = (this.graph.to.get(id) ?? []).filter((edge) => isMet(this.graph, edge));
      if (form.kind === 'async') queue.push(...this.convert(id, edges));
      else queue.push(...this.copy(id, form, edges));
    }
    return undefined;
  }

  /** Completes the closure with its guards, or returns why its waits would come too late for something. */
  private closed(finding: Finding, owner: FunctionId): Closure | Barrier {
    const writes = /^(?:write|remove)$/.test(finding.blocking.method.effect ?? '');
    const exit = writes ? exitAfter(this.graph, [finding.blocking.id, ...this.awaits]) : undefined;
    if (exit) return { code: 'process-event', at: exit };
    const { async, awaits, loops } = this;
    const closure = {
      finding,
      async,
      copies: [...this.copies.values()],
      awaits,
      loops,
      owner,
      queues: new Set<FunctionId>(),
    };
    const holders = holdersOf(this.graph, closure);
    for (const fn of holders) this.guardBy(tickGuards(this.graph, fn));
    const waiting = resumedBy(this.graph, holders);
    // Existing awaits that took no time so far, so that the code after them ran in time.
    const begun = [...waiting.resumed].filter((call) => !waitsOf(this.graph).isBefore(call));
    for (const call of begun) this.guardBy(turnGuards(this.graph, this.graph.program.callerOf(call)) ?? []);
    const calls = [finding.blocking.id, ...this.awaits, ...this.loops, ...begun];
    this.guardBy(pauseGuards(this.graph, pausesOf(this.graph, calls)));
    const barrier = waitBarrier(this.graph, calls);
    return barrier ?? { ...closure, ...waiting, guards: [...this.guards.values()], sites: [...this.sites.values()] };
  }

  private convert(id: FunctionId, edges: readonly Edge[]): FunctionId[] {
    this.async.add(id);
    const { members = [], sites = [] } = this.graph.contracts?.get(id) ?? {};
    for (const site of sites) this.sites.set(siteKey(site), site);
    const guards = guardsOf(this.graph, id, this.rules);
    if (!('code' in guards)) this.guardBy(guards);
    return [...members, ...this.await(edges)];
  }

  private guardBy(guards: readonly Guard[]): void {
    for (const guard of guards) this.guards.set(`${guard.file}:${guard.span.start}`, guard);
  }

  private copy(id: FunctionId, { root, why }: Form & { kind: 'twin' }, edges: readonly Edge[]): FunctionId[] {
    const copy = this.copies.get(root) ?? {
      fn: root,
      why,
      async: new Set([root]),
      calls: new Set(),
      signatures: new Set(),
    };
    this.copies.set(root, copy);
    copy.async.add(id);
    if (id !== root) return [root, ...this.await(edges)];
    const moved = edges.filter((edge) => this.forms.moves(edge));
    for (const edge of moved) copy.calls.add(edge.call);
    return [...this.sharing(id, copy, moved), ...this.await(moved)];
  }

  /** The functions that need a twin, too, because calls that move may mean any of them. */
  private sharing(id: FunctionId, copy: Writable, moved: readonly Edge[]): readonly FunctionId[] {
    const { twins, members = [] } = this.graph.contracts?.get(id) ?? {};
    if (!twins || !moved.some(({ call }) => twins.calls.has(call))) return [];
    for (const site of twins.sites) copy.signatures.add(site);
    return members;
  }

  private isGuarded(id: FunctionId): boolean {
    const guards = guardsOf(this.graph, id, this.rules);
    return 'code' in guards || guards.length > 0;
  }

  /** Records the calls to await, and returns the functions around them. */
  private await(edges: readonly Edge[]): FunctionId[] {
    return edges.flatMap((edge) => {
      const { awaited, promised, fate } = this.graph.program.call(edge.call).position;
      const isLoop = edge.kind === 'callback';
      // A handler that returns the promise must be wrapped if the framework ignores promises.
      if (!isLoop && fate === 'returned' && this.isGuarded(edge.caller)) return [edge.caller];
      if (!isLoop && (awaited || promised)) {
        // A read of a getter still has to become a call, even if its value is already awaited.
        if (this.graph.program.fn(edge.callee).kind === 'getter') this.awaits.add(edge.call);
        return [];
      }
      (isLoop ? this.loops : this.awaits).add(edge.call);
      return [edge.caller];
    });
  }
}

/** It can await something as it is. */
function waits(graph: CallGraph, id: FunctionId): boolean {
  return graph.program.fn(id).async || waitsByYield(graph, id);
}
