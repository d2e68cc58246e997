import { isOwnNameInRecords, RECORD, RECORD_CLASS } from '../../language/entities';
import { MODEL } from '../../language/query-builders';
import { functionsOf, schemaMadeBy } from '../../language/schemas';
import { pathOf, type Program } from '../../program';
import type { CallFacts, FileFacts } from '../../types';
import type { Linker } from '../linking/link';
import type { Declared } from '../linking/records';
import type { Keeper } from '../points-to/keeping';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';
import type { Escapes } from './escapes';
import type { Views } from './views';

/** Methods that the program gives to the documents of a database, in their schema, or to its records, in their class. */
// Matches: schema.methods.setPassword = function (password) { this.hash = …; }, class User extends Model { setPassword() {} }
export class Documents {
  /** What has methods of records. */
  private readonly shared = new Set<number>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly escapes: Escapes,
    private readonly views: Views,
  ) {
    solver.onKept((value, field, by) => this.keep(value, field, by));
    links.classes.records.listen((declared) => this.keepRecord(declared));
  }

  /** Looks for what a call says of documents and records. */
  connect(file: FileFacts, call: CallFacts, path: string): void {
    const schema = schemaMadeBy(path);
    if (schema !== undefined && call.args[1]) this.readOptions(schema, this.links.node(file.path, call.args[1].node));
    if (!this.links.classes.marksRecords(path)) return;
    const decorated = file.decorators.find((decorator) => decorator.call === call.index);
    const node = decorated ? decorated.node : call.args[0]?.node;
    if (node === undefined) return;
    this.solver.listen(this.links.node(file.path, node), (value) => this.links.classes.records.add(value));
  }

  // Matches: new Schema({ name: String }, { methods: { load() {} }, statics: { find() {} } })
  private readOptions(schema: string, options: number): void {
    for (const [option, path] of functionsOf(schema)) {
      const functions = this.solver.nodes(1);
      this.solver.load(functions, options, option);
      this.solver.merge(this.solver.nodeOf(this.solver.values.external(path)), functions);
    }
  }

  /** Keeps what the program stores under names of its own, methods of documents among it. */
  private keep(value: number, field: string, by: Keeper): void {
    // A document is made anew for each request that looks for it.
    if (by === 'document') this.bindSelf(value, this.solver.values.given());
    if (by === 'model') this.bindSelf(value, this.solver.values.external(MODEL));
    const isOfDatabase = by === 'document' || by === 'model';
    const { calledInViews, calledUnread } = this.links.unseen;
    const known = this.solver.values.get(value);
    // Matches: <%= user.avatar() %>
    if (by === 'document' && known.kind === 'function' && calledInViews.has(field)) this.views.add(known.fn);
    // Views do not wait, and nobody would make a file wait that was not read.
    if (isOfDatabase && (calledInViews.has(field) || calledUnread(field))) this.escapes.hide(value);
    else this.escapes.keep(value, field, by);
  }

  /** Whoever has a record, or the class of one, may call its functions by their names. */
  private keepRecord({ cls, instance, prototype }: Declared): void {
    this.share(cls, RECORD_CLASS);
    this.shareMethods(instance);
    this.shareMethods(prototype);
  }

  private shareMethods(owner: number): void {
    if (isOutside(this.solver.values.get(owner)) || this.shared.has(owner)) return;
    this.shared.add(owner);
    this.share(owner, RECORD);
    this.solver.listen(this.solver.prototypeNode(owner), (above) => this.shareMethods(above));
  }

  /** All records are one, and so are their classes: of those that a database gives, nobody knows the class. */
  private share(owner: number, all: string): void {
    const { solver } = this;
    solver.listenFields(owner, (field, node) => {
      if (!isOwnNameInRecords(field)) return;
      const functions = solver.nodes(1);
      solver.store(solver.nodeOf(solver.values.external(all)), field, functions);
      solver.listen(node, (value) => {
        if (solver.values.get(value).kind === 'function') solver.add(functions, value);
      });
    });
  }

  private bindSelf(value: number, self: number): void {
    const known = this.solver.values.get(value);
    if (known.kind !== 'function') return;
    this.solver.add(this.links.node(pathOf(known.fn), this.program.fn(known.fn).thisNode), self);
  }
}
