import { callerOfMethod } from '../../language/overridden';
import { callId, pathOf, type Program } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, FunctionId } from '../../types';
import type { CallResults } from '../calls/results';
import type { Solver } from '../points-to/solve';
import { addTo } from './sets-by-key';
import type { Superclasses } from './superclasses';

const ACCESSOR = /^[gs]et /;

/**
 * Methods that stand in for those of a superclass which is out of sight. That may call them at any time, and does not wait,
 * as its own ones are synchronous.
 */
// Matches: class App extends Koa { createContext(req, res) { const ctx = super.createContext(req, res); … return ctx; } }
export class Overrides {
  /** By class, the names of such methods. */
  private readonly names = new Map<number, Set<string>>();
  /** Functions that the program calls itself, or hands to somebody who does. */
  private readonly called: ReadonlySet<FunctionId>;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly superclasses: Superclasses,
    private readonly results: Pick<CallResults, 'handed' | 'targets'>,
  ) {
    const targets = [...results.targets].flatMap(([call, callees]) => (isTestFile(pathOf(call)) ? [] : [...callees]));
    this.called = new Set([...targets, ...results.handed.map(({ fn }) => fn)]);
  }

  /** Those of all classes; `isAwaited` says of which a framework awaits the result. */
  among(isAwaited: (fn: FunctionId) => boolean): ReadonlySet<FunctionId> {
    const above = [...this.superclasses.heirs].map((value) => ({ value, ...this.superclasses.of(value) }));
    const heirs = above.filter(({ outside }) => outside.size > 0);
    for (const { value, outside } of heirs)
      for (const [fn, name] of this.methodsOf(value))
        if (this.standsIn(outside, fn, name)) addTo(this.names, value, name);
    const found = new Set<FunctionId>();
    for (const { value, own } of heirs) {
      // Matches: class Page extends Layout { header() {} }, where that of Layout stands in for one of a package
      const names = new Set([value, ...own].flatMap((one) => [...(this.names.get(one) ?? [])]));
      if (names.size === 0) continue;
      for (const [fn, name] of this.methodsOf(value))
        if (names.has(name) && !this.program.fn(fn).async && !isAwaited(fn)) found.add(fn);
    }
    return found;
  }

  private *methodsOf(value: number): Generator<[fn: FunctionId, name: string]> {
    const known = this.solver.values.get(value);
    const instances = known.kind === 'class' ? [known.instance] : [];
    const prototypes = this.solver.valuesAt(this.solver.fieldNode(value, 'prototype'));
    for (const holder of [value, ...instances, ...prototypes])
      for (const [field, node] of this.solver.fieldsOf(holder))
        for (const held of this.solver.valuesAt(node)) {
          const method = this.solver.values.get(held);
          if (method.kind === 'function') yield [method.fn, field.replace(ACCESSOR, '')];
        }
  }

  private standsIn(outside: ReadonlySet<string>, fn: FunctionId, name: string): boolean {
    return [...outside].some((path) => {
      const caller = callerOfMethod(path, name);
      if (caller !== undefined) return caller === 'superclass';
      // Matches: class Notes extends Store { read(id) { return load(id); } }, where only notes.get(id) of Store calls it
      return !this.called.has(fn) || this.callsOverridden(fn, name);
    });
  }

  /** Whether a method calls the one that it stands in for, which is out of sight and gives no promise. */
  // Matches: super.createContext(req, res), Koa.prototype.createContext.call(this, req, res)
  private callsOverridden(id: FunctionId, name: string): boolean {
    const { span } = this.program.fn(id);
    const texts = new Set([`super.${name}`, ...['call', 'apply'].map((how) => `.prototype.${name}.${how}`)]);
    const isOverridden = ({ span: { start, end }, text, position, index }: CallFacts): boolean =>
      start >= span.start &&
      end <= span.end &&
      texts.has(text.replace(/^[\w$.]+(?=\.prototype\.)/, '')) &&
      !position.awaited &&
      !position.promised &&
      // What a class of the program has comes first.
      !this.results.targets.has(callId(pathOf(id), index));
    return this.program.fileOf(id).calls.some(isOverridden);
  }
}
