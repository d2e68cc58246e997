import { callerOfMethod } from '../../language/overridden';
import type { Program } from '../../program';
import type { FileFacts, FunctionId } from '../../types';
import type { Class, Instances } from '../linking/instances';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';

const ACCESSOR = /^[gs]et /;

/**
 * Methods that stand in for those of a superclass which is out of sight. That may call them at any time, and does not wait,
 * as its own ones are synchronous.
 */
// Matches: class App extends Koa { createContext(req, res) { const ctx = super.createContext(req, res); … return ctx; } }
export class Overrides {
  /** By class that extends another one, the name of that, if no file declares it. */
  private readonly named = new Map<number, string | undefined>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly instances: Instances,
  ) {}

  /** Those of all classes; `isAwaited` says of which a framework awaits the result. */
  among(isAwaited: (fn: FunctionId) => boolean): ReadonlySet<FunctionId> {
    const found = new Set<FunctionId>();
    for (const file of this.program.all) this.nameSuperclasses(file);
    for (const value of [...this.named.keys(), ...this.instances.heirs]) {
      const above = this.superclassesOf(value, new Set());
      if (above.size > 0)
        for (const [fn, name] of this.methodsOf(value))
          if (!isAwaited(fn) && this.isCalledBy(above, fn, name)) found.add(fn);
    }
    return found;
  }

  /** Notes the classes of a file that extend others, with the name by which the language has those. */
  // Matches: class Note extends Date {}
  private nameSuperclasses({ path, flow }: FileFacts): void {
    const globals = new Map(flow.flatMap((item) => (item[0] === 'global' ? [[item[1], item[2]] as const] : [])));
    for (const item of flow)
      if (item[0] === 'class' && item[3] >= 0)
        for (const value of this.solver.valuesAt(this.links.node(path, item[1])))
          if (this.solver.values.get(value).kind === 'class') this.named.set(value, globals.get(item[3]));
  }

  /** The access paths of all superclasses that are out of sight. */
  private superclassesOf(value: number, seen: Set<number>): Set<string> {
    const found = new Set<string>();
    if (seen.has(value)) return found;
    seen.add(value);
    const name = this.named.get(value) ?? UNKNOWN;
    this.instances.above(value, (node) => {
      for (const above of this.solver.valuesAt(node)) {
        const known = this.solver.values.get(above);
        if (known.kind === 'external') found.add(known.path === UNKNOWN ? name : known.path);
        else if (known.kind === 'unread') found.add(UNKNOWN);
        else for (const path of this.superclassesOf(above, seen)) found.add(path);
      }
    });
    return found;
  }

  private *methodsOf(value: number): Generator<[fn: FunctionId, name: string]> {
    const known = this.solver.values.get(value);
    const prototypes = this.solver.valuesAt(this.solver.fieldNode(value, 'prototype'));
    for (const holder of [value, ...instanceOf(known), ...prototypes])
      for (const [field, node] of this.solver.fieldsOf(holder))
        for (const held of this.solver.valuesAt(node)) {
          const method = this.solver.values.get(held);
          if (method.kind === 'function') yield [method.fn, field.replace(ACCESSOR, '')];
        }
  }

  private isCalledBy(superclasses: ReadonlySet<string>, fn: FunctionId, name: string): boolean {
    if (this.program.fn(fn).async) return false;
    return [...superclasses].some((path) => {
      const caller = callerOfMethod(path, name);
      return caller === undefined ? this.callsOverridden(fn, name) : caller === 'superclass';
    });
  }

  /** Whether a method calls the one that it stands in for, which gives no promise. */
  // Matches: super.createContext(req, res), Koa.prototype.createContext.call(this, req, res)
  private callsOverridden(id: FunctionId, name: string): boolean {
    const { span } = this.program.fn(id);
    const texts = new Set([`super.${name}`, ...['call', 'apply'].map((how) => `.prototype.${name}.${how}`)]);
    return this.program
      .fileOf(id)
      .calls.some(
        ({ span: { start, end }, text, position }) =>
          start >= span.start &&
          end <= span.end &&
          !position.awaited &&
          !position.promised &&
          texts.has(text.replace(/^[\w$.]+(?=\.prototype\.)/, '')),
      );
  }
}

function instanceOf(known: { readonly kind: string } | Class): number[] {
  return 'instance' in known ? [known.instance] : [];
}
