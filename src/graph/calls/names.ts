import { ANY_FIELD } from '../../language/fields';
import { pathOf, type Program } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallId, FileFacts, FunctionId, FunctionNames, Naming } from '../../types';
import type { Links } from '../linking/links';
import { isCrowded } from '../points-to/limits';
import type { Solver } from '../points-to/solve';

interface Known {
  readonly open: { readonly file: string; readonly naming: Naming }[];
  readonly closed: Set<string>;
  /** It is accessed under a computed name: that code may see all names of the object. */
  isListed: boolean;
}

/**
 * The names by which functions are called: for each, the places where another name can be added, and the names beside
 * which none can. Built on first use.
 */
export class Names {
  private known: Map<FunctionId, Known> | undefined;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly isHidden: (value: number) => boolean,
  ) {}

  of(fn: FunctionId): FunctionNames {
    this.known ??= this.collect();
    const { open, closed, isListed } = this.known.get(fn) ?? { open: [], closed: new Set<string>(), isListed: false };
    if (!isListed) return { open, closed };
    const methods = open.filter((place) => this.isMethod(place.file, place.naming));
    const names = open.filter((place) => !methods.includes(place)).map((place) => place.naming.name);
    return { open: methods, closed: new Set([...closed, ...names]) };
  }

  /** Whether everything that the receiver of a call can be is in sight. */
  isKnownReceiver(id: CallId): boolean {
    const { receiverNode } = this.program.call(id);
    if (receiverNode < 0) return true;
    const values = this.solver.valuesAt(this.links.node(pathOf(id), receiverNode));
    return !isCrowded(values) && [...values].every((value) => this.solver.values.get(value).kind !== 'external');
  }

  private collect(): Map<FunctionId, Known> {
    const known = new Map<FunctionId, Known>();
    for (const file of this.program.all) this.collectFile(file, known);
    for (const value of [...this.solver.listed, ...this.listedByKeys()])
      for (const node of this.solver.fieldsOf(value).values())
        for (const fn of this.functionsIn(node)) knownOf(known, fn).isListed = true;
    return known;
  }

  // Matches: Object.keys(api)
  private listedByKeys(): readonly number[] {
    const files = [...this.program.all].filter(({ path }) => !isTestFile(path));
    return files.flatMap(({ path, calls }) => {
      const lists = calls.filter(({ text }) => text === 'Object.keys' || text === 'Object.getOwnPropertyNames');
      return lists.flatMap(({ args: [of] }) => (of ? [...this.solver.valuesAt(this.links.node(path, of.node))] : []));
    });
  }

  private collectFile(file: FileFacts, known: Map<FunctionId, Known>): void {
    for (const flow of file.flow) {
      if (flow[0] === 'store') this.note(file, flow[2], flow[3], flow[1], known);
      else if (flow[0] === 'export') this.note(file, flow[1], flow[2], -1, known);
      else if (flow[0] === 'load' && flow[3] === ANY_FIELD && !this.isList(file, flow[2]))
        for (const fn of this.functionsAt(file, flow[1])) knownOf(known, fn).isListed = true;
    }
  }

  /** A value gets a name. */
  private note(file: FileFacts, name: string, from: number, object: number, known: Map<FunctionId, Known>): void {
    const functions = this.functionsAt(file, from);
    if (functions.length === 0 || (name === ANY_FIELD && this.isList(file, object))) return;
    const places = file.namings.filter(
      (naming) => naming.name === name && (naming.node === from || (naming.form === 're-export' && object < 0)),
    );
    const isOpen = places.length > 0 && places.every((naming) => this.isOpen(file, naming));
    for (const fn of functions) {
      const names = knownOf(known, fn);
      if (name === ANY_FIELD) names.isListed = true;
      if (!isOpen) names.closed.add(name);
      else
        for (const naming of places)
          if (!names.open.some((place) => place.naming === naming)) names.open.push({ file: file.path, naming });
    }
  }

  private isOpen(file: FileFacts, naming: Naming): boolean {
    if (naming.form === 'closed') return false;
    if (naming.object < 0) return true;
    return !this.solver.valuesAt(this.links.node(file.path, naming.object)).some((value) => this.isSeenOutside(value));
  }

  /** Whether the value, or something merged from it, is where other code may list its names. */
  private isSeenOutside(value: number): boolean {
    const copies = this.solver.mergedInto.at(value).flatMap((node) => this.solver.valuesAt(node));
    return [value, ...copies].some(this.isHidden);
  }

  /** Methods of classes are not listed by `Object.keys` and its like. */
  private isMethod(path: string, naming: Naming): boolean {
    const file = this.program.file(path) as FileFacts;
    return file.functions.some((fn) => fn.node === naming.node && fn.home?.form === 'method');
  }

  private isList(file: FileFacts, node: number): boolean {
    const values = [...this.solver.valuesAt(this.links.node(file.path, node))].map((value) =>
      this.solver.values.get(value),
    );
    return values.every((value) => value.kind === 'object' && value.list === true);
  }

  private functionsAt(file: FileFacts, node: number): FunctionId[] {
    return this.functionsIn(this.links.node(file.path, node));
  }

  private functionsIn(node: number): FunctionId[] {
    return [...this.solver.valuesAt(node)].flatMap((value) => {
      const known = this.solver.values.get(value);
      return known.kind === 'function' ? [known.fn] : [];
    });
  }
}

function knownOf(all: Map<FunctionId, Known>, fn: FunctionId): Known {
  const known = all.get(fn) ?? { open: [], closed: new Set<string>(), isListed: false };
  all.set(fn, known);
  return known;
}
