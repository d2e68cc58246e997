import type { CallFacts, FileFacts } from '../../types';
import { accessorField, isAccessorField } from '../../language/fields';
import { CREATES, DEFINES, INHERITING, PROXY } from '../../language/built-in-objects';
import { GIVES_CONTEXT, KEEPS_CONTEXT } from '../../language/runners';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';

/** Follows what the functions of `Object`, and `Proxy`, do with the objects that they are given. */
export class BuiltInObjects {
  /** What an AsyncLocalStorage holds, whichever it is. */
  private readonly context: number;

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {
    this.context = solver.nodes(1);
  }

  /** Whether the call is one of them, which does nothing else with its arguments. */
  connect(file: FileFacts, call: CallFacts, path: string): boolean {
    const [first, second] = call.args.map(({ node }) => this.links.node(file.path, node));
    const result = this.links.node(file.path, call.resultNode);
    if (path === GIVES_CONTEXT) this.solver.copy(result, this.context);
    if (first === undefined) return false;
    if (KEEPS_CONTEXT.has(path)) this.solver.copy(this.context, first);
    if (path === CREATES) this.create(result, first, second);
    else if (INHERITING.has(path) && second !== undefined) this.inherit(result, first, second);
    else if (path === DEFINES && second !== undefined) this.defineAll(result, first, second);
    // Its traps are handed over like those of any other object.
    else if (path === PROXY) this.solver.copy(result, first);
    else return false;
    return path !== PROXY;
  }

  // Matches: Player.prototype = Object.create(Emitter.prototype), Object.create(null)
  private create(result: number, above: number, properties: number | undefined): void {
    const object = this.solver.values.add({ kind: 'object' });
    this.solver.add(result, object);
    this.solver.copy(this.solver.prototypeNode(object), above);
    if (properties !== undefined) this.define(result, properties);
  }

  // Matches: Object.setPrototypeOf(store, base)
  private inherit(result: number, object: number, above: number): void {
    this.solver.copy(result, object);
    this.solver.listen(object, (value) => {
      const { kind } = this.solver.values.get(value);
      if (kind === 'object' || kind === 'function' || kind === 'class')
        this.solver.copy(this.solver.prototypeNode(value), above);
    });
  }

  // Matches: Object.defineProperties(store, { load: { value: load }, notes: { get: readNotes } })
  private defineAll(result: number, object: number, properties: number): void {
    this.solver.copy(result, object);
    this.define(object, properties);
  }

  private define(object: number, properties: number): void {
    this.solver.listen(properties, (value) =>
      this.solver.listenFields(value, (field, descriptor) => {
        // An object that may describe itself would get accessors of accessors without end.
        if (isAccessorField(field)) return;
        for (const kind of ['value', 'get', 'set']) {
          const held = this.solver.nodes(1);
          this.solver.load(held, descriptor, kind);
          this.solver.store(object, accessorField(kind, field), held);
          this.bind(held, object);
        }
      }),
    );
  }

  // Matches: Object.create(base, { toJSON: { value() { return this.text(); } } })
  private bind(held: number, object: number): void {
    this.solver.listen(held, (value) => {
      const nodes = this.links.nodesOf(value);
      if (nodes) this.solver.copy(nodes.thisNode, object);
    });
  }
}
