import type { FunctionId } from '../../types';
import { memoised } from '../../memoised';
import { pathOf, type Program } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { Class } from '../linking/instances';
import type { Linker } from '../linking/link';
import type { Listener } from '../points-to/constraints';
import type { Keeper } from '../points-to/keeping';
import type { Solver } from '../points-to/solve';
import { isGiven, isOutside, UNKNOWN } from '../points-to/values';
import { BlindCalls, type Method } from './blind-calls';
import { keepers, type Keepers } from './keepers';
import { isPrivate } from './methods';
import { Departures } from './departures';
import { HiddenRecords } from './hidden-records';
import { Lendings, type Lending } from './lendings';
import { ShownObjects } from './shown-objects';

/** Escape analysis: whatever an escaped value holds can be called by anybody, with any arguments. */
export class Escapes {
  /** Functions that escaped, with the place where it happened, if it is a single one. */
  readonly functions = new Map<FunctionId, string | undefined>();
  /** Functions in the place of methods that send a response, and those methods. */
  readonly senders = new Map<FunctionId, string>();
  /** Private and protected methods of escaped objects: others only reach them by a name whose receiver is unknown. */
  private readonly privates: Method[] = [];
  private readonly shown: ShownObjects;
  readonly lendings: Lendings;
  readonly records: HiddenRecords;
  /** Objects, and outside values that the program makes, which other code has. */
  readonly departures = new Departures();
  private readonly hidden = new Set<number>();
  /** Those of which all fields are hidden. */
  private readonly opened = new Set<number>();
  /** What the program keeps in requests, and elsewhere under names that nobody else looks for. */
  private readonly kept: Keepers;
  private showsRequests = false;
  private readonly unknown: number;
  private readonly blind: BlindCalls;
  /** What hides the values that arrive, in a field or elsewhere: nodes have hundreds of thousands, those of one place share it. */
  private readonly hiderAt = memoised(
    (where: string | undefined, field: string | undefined): Listener =>
      (value) =>
        field === undefined ? this.hide(value, where) : this.hideField(field, value, where),
  );

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {
    this.unknown = solver.values.external(UNKNOWN);
    const { records } = links.classes;
    this.lendings = new Lendings(solver, records);
    this.records = new HiddenRecords(solver, records, {
      open: (value, where) => this.open(value, where),
      hide: (value, where) => this.hide(value, where, 'held'),
      keep: (field, fn) => this.kept.document.keepMember(field, fn),
      construct: (cls, where) => this.hideConstructor(cls, where),
    });
    this.blind = new BlindCalls(solver, links);
    this.shown = new ShownObjects(program, solver, {
      isHidden: (value) => this.hidden.has(value),
      hide: (value, where) => this.hide(value, where),
    });
    solver.onForeignStore((value) => this.hide(value));
    this.kept = keepers(program, solver, links.unseen, {
      hide: (value) => this.hide(value),
      hideFunction: (fn) => this.hideFunction(fn),
      name: (method) => this.privates.push(method),
    });
  }

  /** Whether other code may list the names of a value. */
  isHidden(value: number): boolean {
    return this.hidden.has(value) || this.shown.has(value);
  }

  /** Marks whatever reaches a node as escaped. */
  hideAll(node: number, where?: string): void {
    this.solver.listen(node, this.hiderAt(where, undefined));
  }

  /** Marks a value, and everything reachable from it, as escaped. */
  hide(value: number, where?: string, by: Lending = 'kept'): void {
    const known = this.solver.values.get(value);
    this.lendings.note(value, by);
    this.departures.leave(value);
    if (isGiven(known)) return this.showRequests();
    if (isOutside(known) || this.hidden.has(value)) return;
    this.hidden.add(value);
    if (!this.records.take(value, where)) this.open(value, where);
  }

  private open(value: number, where: string | undefined): void {
    const known = this.solver.values.get(value);
    if (known.kind === 'function') this.hideFunction(known.fn, where);
    else if (known.kind === 'class') this.hideClass(known, where);
    if (known.kind !== 'function') this.hideAll(this.solver.prototypeNode(value), where);
    this.hideFields(value, where);
  }

  /**
   * Keeps a function, or an object, in a request (`req.docs = new Docs(req)`), an application or a document: it, or its methods,
   * are called by a name there, unless somebody is shown the request, or a method of that name is called on who knows what.
   */
  keep(value: number, field: string, by: Keeper): void {
    if (by === 'response') this.replace(value, field);
    else if (this.showsRequests && (by === 'request' || by === 'views')) this.hide(value);
    else this.kept[by].keepMember(field, value);
  }

  // Matches: res.end = function (...args) { save(); return end.apply(this, args); }
  private replace(value: number, method: string): void {
    const known = this.solver.values.get(value);
    if (known.kind === 'function') this.senders.set(known.fn, method);
    this.hide(value);
  }

  /** Keeps an object where only the program itself looks for it (`app.set('docs', docs)`). */
  keepByName(value: number): void {
    this.kept.application.keep(value);
  }

  private showRequests(): void {
    if (this.showsRequests) return;
    this.showsRequests = true;
    for (const { values } of [this.kept.request, this.kept.views]) for (const value of values) this.hide(value);
  }

  /** Lets tests inspect an object, and everything reachable from it. */
  show(value: number, where: string): void {
    this.shown.add(value, where);
  }

  private hideFields(value: number, where?: string): void {
    if (this.opened.has(value)) return;
    this.opened.add(value);
    this.solver.listenStored(value, (field, node) => this.solver.listen(node, this.hiderAt(where, field)));
    this.solver.listenMixins(value, (source) => this.hideFields(source, where));
  }

  private hideField(field: string, held: number, where?: string): void {
    const known = this.solver.values.get(held);
    if (known.kind === 'function' && isPrivate(this.program, known.fn, field))
      this.privates.push({ fn: known.fn, field, where });
    else this.hide(held, where, 'held');
  }

  /** Marks methods that are read by name from unknown receivers as escaped; false when there are none. */
  reveal(): boolean {
    const files = [...this.program.all];
    const tests = files.filter(({ path }) => isTestFile(path));
    const found = [
      ...this.blind.among(this.closed(this.privates), files),
      ...this.blind.among(this.closed(this.shown.methods), tests),
    ];
    for (const { fn, where } of found) this.hideFunction(fn, where);
    if (found.length > 0) this.solver.run();
    return found.length > 0;
  }

  private closed(methods: readonly Method[]): readonly Method[] {
    return methods.filter(({ fn }) => !this.functions.has(fn));
  }

  // Matches: host.run({ Provider }), which may extend it
  private hideProtected(prototype: number, where?: string): void {
    this.solver.listenStored(prototype, (_field, node) =>
      this.solver.listen(node, (held) => {
        const known = this.solver.values.get(held);
        if (known.kind === 'function' && this.program.fn(known.fn).isProtected) this.hide(held, where);
      }),
    );
  }

  /** Whoever has a class can instantiate and extend it. */
  private hideClass(known: Class, where?: string): void {
    this.solver.listen(this.solver.prototypeNode(known.instance), (above) => this.hideProtected(above, where));
    this.hideConstructor(known, where);
  }

  private hideConstructor({ constructorFn }: Class, where?: string): void {
    if (constructorFn !== undefined && !this.functions.has(constructorFn)) this.functions.set(constructorFn, where);
  }

  private hideFunction(id: FunctionId, where?: string): void {
    if (!this.functions.has(id)) this.functions.set(id, where);
    const [fn, path] = [this.program.fn(id), pathOf(id)];
    for (const param of fn.paramNodes) this.solver.add(this.links.node(path, param), this.unknown);
    this.hideAll(this.links.node(path, fn.resultNode), where);
  }
}
