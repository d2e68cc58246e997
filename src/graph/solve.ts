import { ExitCode, UserError } from '../errors';
import type { Value, Values } from './values';

const ANY = '*';
/**
 * What one node may hold. Where more meets (what a serialiser walks through, say), it tells nothing any more: the rest is
 * given up as seen by anybody. Functions have their own measure: tables of handlers are large.
 */
const MAX_DATA = 12;
const MAX_FUNCTIONS = 150;
/** Work items after which the analysis gives up; large servers take a tenth. */
const MAX_STEPS = 30_000_000;

const NOTHING: ReadonlySet<number> = new Set();
/** More names than any program has; a pair of node and name becomes one number. */
const MAX_FIELDS = 2 ** 22;

/** Called once for each value that arrives at a node. */
type Listener = (value: number) => void;

/**
 * Inclusion-based points-to analysis: `to ⊇ from` constraints over numbered nodes, solved with a work list, field by field,
 * without regard to order (Andersen 1994). Everything added later takes part, so callers may extend it while it runs.
 */
export class Solver {
  // Most nodes never hold a value, lead anywhere or are listened to: their sets are made when needed.
  private readonly points: (Set<number> | undefined)[] = [];
  private readonly data: number[] = [];
  private readonly copies: (Set<number> | undefined)[] = [];
  private readonly listeners: (Listener[] | undefined)[] = [];
  private readonly fields = new Map<number, Map<string, number>>();
  private readonly prototypes = new Map<number, number>();
  private readonly wholeReaders = new Map<number, Set<number>>();
  private readonly fieldListeners = new Map<number, ((field: string, node: number) => void)[]>();
  private readonly readers = new Map<number, Set<number>>();
  private readonly fieldNumbers = new Map<string, number>();
  private readonly foreign = new Map<string, number>();
  private readonly work: [node: number, value: number][] = [];
  private steps = 0;
  private escaped: Listener = () => undefined;

  constructor(readonly values: Values) {}

  /** What happens to a value that is stored where we cannot see it. */
  onForeignStore(listener: Listener): void {
    this.escaped = listener;
  }

  /** Reserves `count` nodes and returns the first. */
  nodes(count: number): number {
    const first = this.points.length;
    const size = first + count;
    this.points.length = this.copies.length = this.listeners.length = size;
    for (let node = first; node < size; node++) this.data.push(0);
    return first;
  }

  /** The values known to reach a node. */
  valuesAt(node: number): ReadonlySet<number> {
    return this.points[node] ?? NOTHING;
  }

  add(node: number, value: number): void {
    const points = this.points[node] ?? (this.points[node] = new Set());
    if (points.has(value)) return;
    if (this.isFull(node, value)) return this.escaped(value);
    points.add(value);
    this.work.push([node, value]);
  }

  private isFull(node: number, value: number): boolean {
    if (this.data[node] >= MAX_DATA) return true;
    if (this.values.get(value).kind === 'function') return (this.points[node]?.size ?? 0) >= MAX_FUNCTIONS;
    this.data[node]++;
    return false;
  }

  copy(to: number, from: number): void {
    if (to === from) return;
    const copies = this.copies[from] ?? (this.copies[from] = new Set());
    if (copies.has(to)) return;
    copies.add(to);
    for (const value of this.valuesAt(from)) this.add(to, value);
  }

  /** Tells of every value at a node, now and later. */
  listen(node: number, listener: Listener): void {
    (this.listeners[node] ?? (this.listeners[node] = [])).push(listener);
    for (const value of [...this.valuesAt(node)]) listener(value);
  }

  load(to: number, object: number, field: string): void {
    this.listen(object, (value) => this.loadFrom(to, value, field));
  }

  store(object: number, field: string, from: number): void {
    this.listen(object, (value) => this.storeInto(value, field, from));
  }

  /** Every field of `from`'s values becomes a field of `to`'s values of the same name (spread, Object.assign). */
  merge(to: number, from: number): void {
    this.listen(from, (source) => {
      if (this.values.get(source).kind === 'external') return;
      this.listenFields(source, (field, node) => this.store(to, field, node));
    });
  }

  /** The node that holds a field of a value. */
  fieldNode(value: number, field: string): number {
    let fields = this.fields.get(value);
    if (!fields) this.fields.set(value, (fields = new Map()));
    let node = fields.get(field);
    if (node === undefined) {
      fields.set(field, (node = this.nodes(1)));
      for (const reader of this.wholeReaders.get(value) ?? []) this.copy(reader, node);
      for (const listener of this.fieldListeners.get(value) ?? []) listener(field, node);
    }
    return node;
  }

  /** True when something was ever stored in a field. */
  hasField(value: number, field: string): boolean {
    const node = this.fields.get(value)?.get(field);
    return node !== undefined && this.valuesAt(node).size > 0;
  }

  /** The node that holds what a value inherits from. */
  prototypeNode(value: number): number {
    let node = this.prototypes.get(value);
    if (node === undefined) this.prototypes.set(value, (node = this.nodes(1)));
    return node;
  }

  /** Tells of every field of a value, now and later. */
  listenFields(value: number, listener: (field: string, node: number) => void): void {
    const known = this.fieldListeners.get(value);
    if (known) known.push(listener);
    else this.fieldListeners.set(value, [listener]);
    for (const [field, node] of [...(this.fields.get(value) ?? [])]) listener(field, node);
  }

  /** Runs until nothing changes. Throws when a program is so tangled that this would take minutes. */
  run(): void {
    for (let item = this.work.pop(); item; item = this.work.pop()) {
      if (++this.steps > MAX_STEPS) throw tooTangled();
      const [node, value] = item;
      for (const to of this.copies[node] ?? NOTHING) this.add(to, value);
      // A listener may add listeners to the same node; those have already been told of this value.
      for (const listener of [...(this.listeners[node] ?? [])]) listener(value);
    }
  }

  private loadFrom(to: number, value: number, field: string): void {
    const known = this.values.get(value);
    if (known.kind === 'text') return;
    if (known.kind === 'external') return this.loadExternal(to, known.path, field);
    if (!this.isFirstLoad(to, value, field)) return;
    if (field === ANY) this.readWhole(to, value);
    this.copy(to, this.fieldNode(value, field));
    if (isList(known)) this.copy(to, this.fieldNode(value, ANY));
    this.listen(this.prototypeNode(value), (above) => this.loadFrom(to, above, field));
  }

  /** Prototypes can form cycles, and many ways lead to one object: each is looked into once per reader. */
  private isFirstLoad(to: number, value: number, field: string): boolean {
    let readers = this.readers.get(value);
    if (!readers) this.readers.set(value, (readers = new Set()));
    const key = to * MAX_FIELDS + this.fieldNumber(field);
    if (readers.has(key)) return false;
    readers.add(key);
    return true;
  }

  private fieldNumber(field: string): number {
    let number = this.fieldNumbers.get(field);
    if (number === undefined) this.fieldNumbers.set(field, (number = this.fieldNumbers.size));
    return number;
  }

  private loadExternal(to: number, path: string, field: string): void {
    this.add(to, this.values.external(field === ANY || field === 'default' ? path : `${path}.${field}`));
    if (field !== ANY) this.copy(to, this.foreignNode(field));
  }

  private readWhole(to: number, value: number): void {
    const readers = this.wholeReaders.get(value);
    if (readers?.has(to)) return;
    if (readers) readers.add(to);
    else this.wholeReaders.set(value, new Set([to]));
    for (const node of this.fields.get(value)?.values() ?? []) this.copy(to, node);
  }

  private storeInto(value: number, field: string, from: number): void {
    const known = this.values.get(value);
    if (known.kind === 'text') return;
    if (known.kind !== 'external') {
      // `table[name] = fn` may replace any field: readers by name would see all of them, so instead nobody may be sure of any.
      if (field === ANY && !isList(known)) this.escaped(value);
      return this.copy(this.fieldNode(value, field), from);
    }
    this.copy(this.foreignNode(field), from);
    this.listen(from, this.escaped);
  }

  /** Fields of things outside the project are one node per name: what is put in `app.locals.store` is found by `….store`. */
  private foreignNode(field: string): number {
    let node = this.foreign.get(field);
    if (node === undefined) this.foreign.set(field, (node = this.nodes(1)));
    return node;
  }
}

function isList(value: Value): boolean {
  return value.kind === 'object' && value.list === true;
}

function tooTangled(): UserError {
  const advice =
    'Leave out what is not your server (bundles, generated code) with `--exclude <glob>`, or name the entry with `--entry`.';
  return new UserError('the program is too large to follow which function calls which', advice, ExitCode.usage);
}
