import { pathOf } from '../../program';
import type { CallGraph, CallId, Entry, FunctionId, Handed, OwnObjects, PathExpr } from '../../types';
import { aroundOf } from '../../language/applications';
import type { Solver } from '../points-to/solve';
import type { Links } from '../linking/links';
import type { Program } from '../../program';
import { fieldsOfEach } from '../points-to/class-fields';
import { lifetimesOf, type Lifetimes } from '../points-to/long-lived';
import { isGiven, isOutside, type Value } from '../points-to/values';
import { OwnNames } from './own-names';
import { runningApart } from './running-apart';
import { SharedReceivers } from './shared-receivers';

/** What it takes to tell the objects of one request. */
export interface OwnInput {
  readonly program: Program;
  readonly solver: Solver;
  readonly links: Links;
  readonly handed: readonly Handed[];
  readonly mayBeKept: (value: number) => boolean;
  readonly isOfTests: (path: string) => boolean;
  readonly graph: Pick<CallGraph, 'entries' | 'to' | 'escaped' | 'fromPassers'>;
  /** The paths that an expression of a file can be, with marks. */
  readonly marked: (file: string, path: PathExpr) => readonly string[];
}

/** Outside values that are made anew by each call, or cannot be changed. */
const FRESH = /^(?:JSON\.parse|Object\.(?:keys|values|entries)|Array\.from)\(\)$/;

/** Tells which objects belong to one request alone. `perRequest`: whether each call of a function belongs to one request. */
export function ownObjects(input: OwnInput, perRequest: (fn: FunctionId) => boolean): OwnObjects {
  return new Objects(input, perRequest);
}

/** What several requests of a client, or of a connection, have in common. */
const SHARED = /^(?:session|socket|connection|client)$/;

const NOBODY: ReadonlySet<FunctionId> = new Set();

class Objects implements OwnObjects {
  private known: Lifetimes | undefined;
  private keptByProgram: Lifetimes | undefined;
  private kept: ReadonlySet<FunctionId> | undefined;
  private names: OwnNames | undefined;
  private beside: ReadonlySet<FunctionId> | undefined;
  private fields: ReadonlySet<number> | undefined;
  private readonly reached = new Map<FunctionId, ReadonlySet<FunctionId>>();
  private readonly sharedReceivers: SharedReceivers;

  constructor(
    private readonly input: OwnInput,
    private readonly perRequest: (fn: FunctionId) => boolean,
  ) {
    this.sharedReceivers = new SharedReceivers(input, () => this.lifetimes);
  }

  hasOwnThis(fn: FunctionId, users: readonly FunctionId[]): boolean {
    const selves = this.selvesOf(fn);
    if (selves.some((value) => this.isGiven(value)) && this.sharedReceivers.has(fn)) return false;
    const isOwn = selves.every((value) => this.isGiven(value) || this.isOwnObject(value));
    if (selves.length === 0 || !isOwn) return false;
    const holders = selves.flatMap((value) => (this.isGiven(value) ? [] : [...this.holdersOf(value)]));
    return !holders.some((holder) => users.some((user) => this.reachedBy(holder).has(user)));
  }

  // Matches: schema.pre('save', function () { this.changed = Date.now(); })
  private isGiven(value: number): boolean {
    return isGiven(this.valueOf(value));
  }

  private isOwnObject(value: number): boolean {
    return this.valueOf(value).kind === 'object' && !this.lifetimes.shared.has(value);
  }

  holdsOwn(fn: FunctionId, field: string): boolean {
    const { solver } = this.input;
    return this.selvesOf(fn).every((self) => {
      if (this.isGiven(self)) return this.requestsHoldOwn(field);
      const node = solver.fieldsOf(self).get(field);
      const held = node === undefined ? [] : solver.valuesAt(node);
      return held.every((value) => this.isOwnContent(self, value)) && !this.inherits(self, field);
    });
  }

  // Matches: this.counts of app.context.load = function () { … }, and not where the program has app.context.counts = {}
  private requestsHoldOwn(field: string): boolean {
    if (aroundOf(field) !== undefined || SHARED.test(field)) return false;
    const { solver } = this.input;
    return !solver.valuesAt(solver.foreign.node(field)).some((value) => this.lifetimes.shared.has(value));
  }

  // Matches: Store.prototype.items = [], which all stores have
  private inherits(self: number, field: string, seen = new Set<number>()): boolean {
    const { solver } = this.input;
    return solver.valuesAt(solver.prototypeNode(self)).some((above) => {
      if (seen.has(above)) return false;
      seen.add(above);
      const node = solver.fieldsOf(above).get(field);
      const held = node === undefined || this.ofEach.has(node) ? [] : solver.valuesAt(node);
      return held.some((value) => this.valueOf(value).kind === 'object') || this.inherits(above, field, seen);
    });
  }

  private isOwnContent(self: number, value: number): boolean {
    const known = this.valueOf(value);
    if (known.kind === 'external') return known.isGiven === true || FRESH.test(known.path);
    if (known.kind !== 'object') return known.kind !== 'unread';
    const isOthers = (holder: FunctionId): boolean => !this.holdersOf(self).has(holder);
    return !this.lifetimes.shared.has(value) && ![...this.holdersOf(value)].some(isOthers);
  }

  keepsName(call: CallId): boolean {
    const { input, perRequest, apart } = this;
    this.names ??= new OwnNames({
      ...input,
      lifetimes: this.ofProgram,
      perRequest,
      apart,
      isKept: (fn) => this.isKept(fn),
    });
    return this.names.keeps(call);
  }

  isKept(fn: FunctionId): boolean {
    this.kept ??= new Set([...this.ofProgram.shared].flatMap((value) => this.functionOf(value)));
    return this.kept.has(fn);
  }

  private functionOf(value: number): readonly FunctionId[] {
    const known = this.valueOf(value);
    return known.kind === 'function' ? [known.fn] : [];
  }

  /** Who has objects, as far as the program itself keeps them. */
  private get ofProgram(): Lifetimes {
    return (this.keptByProgram ??= this.lifetimesWith(() => false));
  }

  private get lifetimes(): Lifetimes {
    return (this.known ??= this.lifetimesWith(this.input.mayBeKept));
  }

  private lifetimesWith(mayBeKept: OwnInput['mayBeKept']): Lifetimes {
    const { input, perRequest, apart, ofEach } = this;
    const inTurn = new Set(input.graph.entries.filter(isHandler).map(({ fn }) => fn));
    return lifetimesOf({ ...input, perRequest, apart, ofEach, inTurn, mayBeKept });
  }

  private get ofEach(): ReadonlySet<number> {
    return (this.fields ??= fieldsOfEach(this.input));
  }

  private get apart(): ReadonlySet<FunctionId> {
    const { isOfTests } = this.input;
    return (this.beside ??= new Set([...runningApart(this.input)].filter((fn) => !isOfTests(pathOf(fn)))));
  }

  /** What `this` of a function is; who calls a method of documents has a document, whatever else is known of that. */
  private selvesOf(fn: FunctionId): readonly number[] {
    const { program, solver, links } = this.input;
    const selves = solver.valuesAt(links.node(pathOf(fn), program.fn(fn).thisNode));
    if (!selves.some((value) => this.isGiven(value))) return selves;
    return selves.filter((value) => this.isGiven(value) || !isOutside(this.valueOf(value)));
  }

  private valueOf(value: number): Value {
    return this.input.solver.values.get(value);
  }

  private holdersOf(value: number): ReadonlySet<FunctionId> {
    return this.lifetimes.holders.get(value) ?? NOBODY;
  }

  /** A function, and all that it may run. */
  private reachedBy(fn: FunctionId): ReadonlySet<FunctionId> {
    const known = this.reached.get(fn);
    if (known) return known;
    const reached = new Set([fn]);
    const edges = this.input.graph.fromPassers();
    // The set grows while it is iterated: a work list.
    for (const one of reached) for (const { callee } of edges.get(one) ?? []) reached.add(callee);
    this.reached.set(fn, reached);
    return reached;
  }
}

// Matches: the entries of GET /users/:id and use *, and not those of a socket, which has many messages
function isHandler({ route }: Entry): boolean {
  return /^(?:[A-Z]+|all|use) [/*]/.test(route);
}
