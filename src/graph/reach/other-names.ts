import { functionId, thisOwner } from '../../program';
import { memoisedBy } from '../../memoised';
import type { FileFacts, FunctionId, OtherName } from '../../types';
import type { Program } from '../../program';
import { ELEMENT, fieldOfRoot } from '../../language/state-parts';
import { ANY_FIELD } from '../../language/fields';
import type { Links } from '../linking/links';
import { isCrowded } from '../points-to/limits';
import type { Solver } from '../points-to/solve';
import type { Value } from '../points-to/values';

/** Roots of state that the program keeps in objects of others, which have one node for each name. */
const OF_OTHERS: ReadonlySet<string> = new Set(['app', 'global']);
/** Their own objects that keep it. */
const PLACES: ReadonlySet<string> = new Set(['locals', 'settings', 'context', 'process']);

/** By object and field, the roots under which methods know the field. */
type Fields = ReadonlyMap<number, ReadonlyMap<string, ReadonlySet<string>>>;

/**
 * Tells by which other names state is known, because objects have several: what is `store.items` for who has the store is
 * `this.items` in its methods, and `self.items` for functions beside `const self = module.exports`.
 */
export class OtherNames {
  private fields: Fields | undefined;
  /** By object, the variable that stands for all that hold it. */
  private variables: ReadonlyMap<number, OtherName> | undefined;
  private readonly values = new Map<string, readonly number[]>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
  ) {}

  /** The other names of a part of state. */
  of([root, ...below]: readonly string[]): readonly OtherName[] {
    this.fields ??= this.fieldsOfThis();
    this.variables ??= this.variablesByObject();
    const found = new Map<string, OtherName>();
    const { field } = fieldOfRoot(root) ?? {};
    const steps = field === undefined ? below : [field, ...below];
    let values = this.valuesAt(root);
    for (let at = 0; at <= steps.length && (values.length > 0 || at < 2) && !isCrowded(values); at++) {
      const rest = steps.slice(at);
      for (const value of values) {
        const variable = this.variables.get(value);
        // Who has the object maps its name for a field to that of the methods, and not the other way round.
        const isNamed = at === 0 ? field === undefined : rest.length > 0;
        if (variable && isNamed) add(found, { ...variable, path: [...variable.path, ...rest] });
        for (const path of this.fieldsAt(value, rest)) add(found, { path });
      }
      if (at < steps.length) values = [...this.step(values, steps[at]), ...this.keptByOthers(root, steps, at)];
    }
    return [...found.values()].filter(({ path }) => path[0] !== root);
  }

  /** A field is also one of those whose names are computed. */
  private fieldsAt(value: number, [field, ...rest]: readonly string[]): readonly (readonly string[])[] {
    const known = this.fields?.get(value);
    if (field === undefined || !known) return [];
    const named = [...(known.get(field) ?? [])].map((root) => [root, ...rest]);
    const computed = field === ANY_FIELD ? [] : [...(known.get(ANY_FIELD) ?? [])].map((root) => [root, field, ...rest]);
    return [...named, ...computed];
  }

  // Matches: state of app.locals.state, after app.locals.state = state; global.state, after global.state = state
  private keptByOthers(root: string, steps: readonly string[], at: number): readonly number[] {
    if (!OF_OTHERS.has(root) || at > 1 || (at === 1 && !PLACES.has(steps[0]))) return [];
    return this.solver.valuesAt(this.solver.foreign.node(steps[at]));
  }

  private fieldsOfThis(): Fields {
    const fields = new Map<number, Map<string, Set<string>>>();
    for (const file of this.program.all)
      for (const [root, owners] of ownersIn(file)) {
        const field = fieldOfRoot(root)?.field ?? '';
        for (const self of owners.flatMap((owner) => this.selvesOf(owner))) {
          const known = fields.get(self) ?? new Map<string, Set<string>>();
          fields.set(self, known.set(field, (known.get(field) ?? new Set<string>()).add(root)));
        }
      }
    return fields;
  }

  /** Those of modules come first. */
  private variablesByObject(): ReadonlyMap<number, OtherName> {
    const found = new Map<number, OtherName>();
    const all = [...this.program.all].flatMap((file) => file.captured.map((variable) => ({ file, variable })));
    for (const isInner of [false, true])
      for (const { file, variable } of all) {
        const { root, home, node } = variable;
        if (root === undefined || home > 0 !== isInner) continue;
        const name = { path: [root], ...(isInner && { home: functionId(file.path, home) }) };
        for (const value of this.objectsAt(file, node)) if (!found.has(value)) found.set(value, name);
      }
    return found;
  }

  /** The objects of a variable; none where they are too many to be told. */
  private objectsAt({ path }: FileFacts, node: number): readonly number[] {
    const values = this.solver.valuesAt(this.links.node(path, node));
    return isCrowded(values) ? [] : values.filter((value) => this.solver.values.get(value).kind === 'object');
  }

  /** The objects that a root stands for; for a field, those that have it. */
  private valuesAt(root: string): readonly number[] {
    const known = this.values.get(root) ?? this.findValues(root);
    this.values.set(root, known);
    return known;
  }

  private findValues(root: string): readonly number[] {
    const { path, field } = fieldOfRoot(root) ?? {};
    const file = this.program.file(path ?? root.slice(0, root.lastIndexOf('#')));
    if (!file) return this.program.file(root) ? this.exportsOf(root) : [];
    if (field !== undefined)
      return [...new Set((ownersIn(file).get(root) ?? []).flatMap((owner) => this.selvesOf(owner)))];
    const node = file.captured.find((variable) => variable.root === root)?.node;
    return node === undefined ? [] : this.solver.valuesAt(this.links.node(file.path, node));
  }

  /** What importers of a module have, also by its default export. */
  private exportsOf(module: string): readonly number[] {
    const values = this.solver.valuesAt(this.links.exportsNode(module));
    return [...values, ...this.step(values, 'default')];
  }

  /** What `this` of a function is; nothing where too much. */
  private selvesOf(fn: FunctionId): readonly number[] {
    const { path } = this.program.fileOf(fn);
    const selves = this.solver.valuesAt(this.links.node(path, this.program.fn(fn).thisNode));
    return isCrowded(selves) ? [] : selves.filter((value) => isOne(this.solver.values.get(value)));
  }

  /** An element may be under any name, and what has a name may have been stored under one that was computed. */
  private step(values: readonly number[], step: string): readonly number[] {
    const nodes = values.flatMap((value) => {
      const fields = this.solver.fieldsOf(value);
      return step === ELEMENT ? [...fields.values()] : [step, ANY_FIELD].flatMap((name) => fields.get(name) ?? []);
    });
    return [...new Set(nodes.flatMap((node) => [...this.solver.valuesAt(node)]))];
  }
}

/** Whether a value stands for objects that are made in one place: of others, it stands for all that have its path. */
// Matches: const store = new EventEmitter()
function isOne(value: Value): boolean {
  return value.kind !== 'external' || value.site !== undefined;
}

function add(found: Map<string, OtherName>, name: OtherName): void {
  found.set(name.path.join('\n'), name);
}

/** The functions whose `this` the fields in a file are of, by root. */
const ownersIn = memoisedBy((file: FileFacts): ReadonlyMap<string, readonly FunctionId[]> => {
  const owners = new Map<string, FunctionId[]>();
  for (const access of [...file.accesses, ...file.aliases]) {
    if (!fieldOfRoot(access.root)) continue;
    const owner = thisOwner(file, access);
    const known = owners.get(access.root) ?? [];
    if (owner !== undefined && !known.includes(owner)) owners.set(access.root, [...known, owner]);
  }
  return owners;
});
