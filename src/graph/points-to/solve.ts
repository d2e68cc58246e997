import type { Load } from './constraints';
import { Flow } from './flow';
import { ANY_FIELD, ELEMENTS, isElement, isSelf, OWN_FIELDS } from '../../language/fields';
import { KEEPS_PATH } from '../../language/listings';
import { aroundOf, FILLED_APPLICATIONS } from '../../language/applications';
import { lacksField } from '../../language/node-classes';
import { modelOf } from '../../language/query-builders';
import { takesMembers } from '../../language/schemas';
import { holdsLocals, LOCALS } from '../../language/views';
import { partOfData, isBuiltInMethod, sharedName, sharesFields } from './built-ins';
import { GlobalNames } from './global-names';
import { isKeeper, isOfPackage, keeperOf, ownPath } from './keeping';
import { NumberLists } from './number-lists';
import { isList, isOutside, UNKNOWN, type External, type Value } from './values';

const GLOBAL = /^global(?:This)?$/;

/** Called for what the program stores in the variables of views; without a field, for an object of such variables. */
type OnLocals = (field: string | undefined, from: number) => void;
/** Called for each getter that a property read may run, with the node of its result and its receiver. */
type Accessed = (to: number, getter: number, self: number) => void;

/**
 * Inclusion-based points-to analysis (Andersen 1994): `to ⊇ from` constraints over numbered nodes, field-sensitive and
 * flow-insensitive, solved with a work list. Constraints may be added while it runs.
 */
export class Solver extends Flow {
  /** Values all of whose own fields are read, whatever their names. */
  readonly listed = new Set<number>();
  /** By node whose values were merged into outside values: those values. */
  private readonly mixedOutside = new NumberLists();
  /** By outside value: values whose fields were stored in it. */
  private readonly pouredOut = new NumberLists();
  private accessed: Accessed = () => undefined;
  private localsStored: OnLocals = () => undefined;
  /** Nodes that read a request or an application under a name of the program's own, with what is there if it keeps nothing. */
  private readonly readOfGiven: [to: number, read: number][] = [];
  /** Undeclared names. */
  readonly globals = new GlobalNames(this);
  /** Names of properties with a getter: reading them calls a function. */
  readonly accessors = new Set<string>();
  /** By value: nodes into whose values it was merged. */
  readonly mergedInto = new NumberLists();
  /** By value of an unread file: nodes whose values were stored in it. */
  readonly unreadStores = new NumberLists();

  /** Handles the read of a property with a getter. */
  onAccess(listener: Accessed): void {
    this.accessed = listener;
  }

  /** Handles what is stored in the variables of views. */
  onLocals(listener: OnLocals): void {
    this.localsStored = listener;
  }

  /** Copies every field of `from`'s values to `to`'s values (spread, Object.assign). */
  merge(to: number, from: number): void {
    const parts = this.nodes(1);
    this.listen(from, (source) => {
      const known = this.values.get(source);
      if (known.kind === 'unread' && this.isGrowing) this.store(to, ANY_FIELD, this.nodeOf(source));
      if (isOutside(known)) return;
      this.mergedInto.add(source, to);
      this.add(parts, source);
    });
    this.listen(to, (target) => {
      // Matches: const users = [...(await User.find())]
      if (isList(this.values.get(target))) this.load(this.fieldNode(target, ANY_FIELD), from, ELEMENTS);
      else this.mixInto(target, parts);
    });
  }

  private mixInto(target: number, parts: number): void {
    const known = this.values.get(target);
    if (isOutside(known)) return this.mixOutside(target, known, parts);
    if (!this.mix(target, parts)) return;
    for (const load of this.constraints.loadsOf(target)) this.loadOwn(load, parts);
  }

  /** What is stored in one value of unknown origin is stored in all of them. */
  private mixOutside(target: number, known: Value, parts: number): void {
    if (known.kind === 'text' || known.kind === 'nothing') return;
    const isAny =
      known.kind === 'external' && known.owner === undefined && sharesFields(known.path) && !isKeeper(known);
    const into = isAny ? this.values.external(UNKNOWN) : target;
    if (this.mixedOutside.add(parts, into)) this.listen(parts, (source) => this.pourInto(into, source));
  }

  /** Stores the fields of a value, and of what is merged into it, in an outside value: once, whoever merged it. */
  private pourInto(into: number, source: number): void {
    if (!this.pouredOut.add(into, source)) return;
    this.listenStored(source, (field, node) => this.storeInto(into, field, node));
    this.listenMixins(source, (inner) => this.pourInto(into, inner));
  }

  protected override meet(number: number, value: number): void {
    const constraint = this.constraints.get(number);
    if (typeof constraint === 'function') return constraint(value);
    if (constraint.kind === 'load') this.loadFrom(number, constraint, value);
    else this.storeInto(value, constraint.field, constraint.from);
  }

  private loadFrom(load: number, { to, field, own }: Load, value: number): void {
    const known = this.values.get(value);
    if (known.kind === 'text') return field === 'path' ? this.add(to, value) : undefined;
    if (known.kind === 'nothing') return;
    if (known.kind === 'unread') return this.add(to, value);
    if (known.kind === 'files') return KEEPS_PATH.has(field) ? this.add(to, value) : undefined;
    if (known.kind === 'external') return this.loadExternal(to, known, field);
    if (!this.constraints.look(load, value)) return;
    if (field === OWN_FIELDS) return this.loadAll(to, value);
    const cls = field === 'constructor' ? this.classes.get(value) : undefined;
    if (cls !== undefined) this.add(to, cls);
    if (isList(known) && isElement(field)) return this.copy(to, this.fieldNode(value, ANY_FIELD));
    if (field === ELEMENTS) return;
    if (field !== ANY_FIELD && !isBuiltInMethod(field)) this.noteNames(value, 'read', this.escaped);
    this.copy(to, field === ANY_FIELD ? this.wholeNode(value) : this.fieldNode(value, field));
    if (this.accessors.has(field))
      this.listen(this.fieldNode(value, `get ${field}`), (getter) => this.accessed(to, getter, value));
    for (const parts of this.mixinsOf(value)) this.loadOwn(load, parts);
    if (!own) this.inherit(load, this.prototypeNode(value));
  }

  private loadAll(to: number, value: number): void {
    this.listed.add(value);
    this.copy(to, this.wholeNode(value));
  }

  /** Loads the same field of what was merged into a value; the summary node has them all. */
  private loadOwn(load: number, parts: number): void {
    const known = this.constraints.get(load) as Load;
    if (known.field === ANY_FIELD || known.field === OWN_FIELDS) return;
    this.inherit(this.constraints.ownLoad(load), parts);
  }

  private inherit(load: number, prototype: number): void {
    if (!this.constraints.extend(load, prototype)) return;
    for (const above of this.points.at(prototype)) this.meet(load, above);
  }

  private loadExternal(to: number, known: External, field: string): void {
    const { path, isGiven, holds, isMapped } = known;
    if (isMapped && (isElement(field) || field === OWN_FIELDS)) return;
    if (holds !== undefined) return this.add(to, this.values.holding(holds));
    if (isSelf(field)) return this.add(to, this.values.external(ownPath(known, field)));
    if (lacksField(path, field)) return this.loadShared(to, known, field);
    const part = holdsLocals(path, isGiven === true, field) ? LOCALS : modelOf(path, field);
    const read = this.values.external(part ?? partOfData(path, field) ?? `${path}.${field}`);
    const isKept = keeperOf(known, field) !== undefined && read === this.values.external(UNKNOWN);
    const isFilled = isKept || (this.namespaces.has(field) && FILLED_APPLICATIONS.has(path));
    const around = isGiven ? aroundOf(field) : undefined;
    if (around !== undefined) this.add(to, around === 'given' ? this.values.given() : this.values.external(around));
    else if (isFilled && !this.isGrowing) this.readOfGiven.push([to, read]);
    else this.add(to, read);
    this.loadShared(to, known, field);
  }

  private loadShared(to: number, known: External, field: string): void {
    const shared = sharedName(known.path, field);
    if (shared === undefined) return;
    this.copy(to, isOfPackage(known) ? this.foreign.plainNode(shared) : this.foreign.node(shared, known.owner));
  }

  /** What is not found under a name of its own is something that others put there; false when all is found. */
  fillGiven(): boolean {
    const empty = this.readOfGiven.splice(0).filter(([to]) => this.points.first(to) === 0);
    for (const [to, read] of empty) this.add(to, read);
    return empty.length > 0;
  }

  /** The loads of fields of a value in which nothing was found. */
  *emptyLoads(value: number): Generator<Pick<Load, 'to' | 'field'>> {
    for (const number of this.constraints.loadsOf(value)) {
      const load = this.constraints.get(number) as Load;
      if (this.points.first(load.to) === 0) yield load;
    }
  }

  private storeInto(value: number, field: string, from: number): void {
    const known = this.values.get(value);
    if (known.kind === 'text' || known.kind === 'files' || known.kind === 'nothing') return;
    if (known.kind === 'unread') {
      if (this.unreadStores.add(value, from) && !this.isGrowing) this.listen(from, this.escaped);
      return;
    }
    if (known.kind !== 'external') {
      if (field === ANY_FIELD && !isList(known)) this.noteNames(value, 'computed', this.escaped);
      return this.copy(this.fieldNode(value, field), from);
    }
    if (takesMembers(known.path, field))
      return this.merge(this.nodeOf(this.values.external(`${known.path}.${field}`)), from);
    if (known.path === LOCALS) this.localsStored(field, from);
    else if (holdsLocals(known.path, known.isGiven === true, field)) this.localsStored(undefined, from);
    const shared = sharedName(known.path, field);
    if (shared === undefined) return this.listen(from, this.escaped);
    if (GLOBAL.test(known.path)) this.globals.set(field);
    this.storeOutside(shared, from, known, field);
  }
}
