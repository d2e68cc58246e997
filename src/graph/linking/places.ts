import type { FunctionId, Held, PlacedFile } from '../../types';
import { withoutExtension } from '../../projects/by-place';
import { memberNode } from './members';
import type { Module, Modules } from './modules';
import type { Solver } from '../points-to/solve';

/** The nodes of a function of the project. */
export interface FunctionNodes {
  readonly fn: FunctionId;
  readonly thisNode: number;
  readonly resultNode: number;
  readonly paramNodes: readonly number[];
}

/** The nodes of a function, by its value. */
export type NodesOf = (value: number) => FunctionNodes | undefined;

/**
 * Makes exports of files available where a framework puts them: `ctx.service.notes` is created from
 * app/service/notes.js.
 */
export class Places {
  /** Objects for what is below a folder, by the folder and their name. */
  private readonly holders = new Map<string, number>();
  private readonly globals = new Map<string, number>();
  /** Folders of packages in which exports are global. */
  private readonly exporting = new Set<string>();

  constructor(
    private readonly solver: Solver,
    modules: Modules,
    private readonly nodesOf: NodesOf,
    private readonly files: readonly PlacedFile[],
  ) {
    for (const file of files) {
      const { held } = file.row;
      if (held?.global === 'file') this.globals.set(keyOf(file.folder, nameOf(file.local)), solver.nodes(1));
      if (held?.global === 'exports') this.exporting.add(file.folder);
      modules.whenRead(file.path, (target) => this.place(file, target));
    }
  }

  /** The value of a global in a package, where the path of a file determines it. */
  global(path: string, name: string): number | undefined {
    if (this.globals.size === 0 && this.exporting.size === 0) return undefined;
    const around = this.files.find(({ folder }) => folder === '' || path.startsWith(`${folder}/`))?.folder;
    if (around === undefined) return undefined;
    const exported = this.exporting.has(around) ? this.exportedIn(around, name) : undefined;
    return this.globals.get(keyOf(around, name)) ?? exported;
  }

  /** The node of a name that each file of a package has which exports it. */
  private exportedIn(folder: string, name: string): number {
    return this.solver.fieldNode(
      this.holder(keyOf(folder, ''), () => undefined),
      name,
    );
  }

  private place(file: PlacedFile, target: Module): void {
    const { gives = [], held, members = {} } = file.row;
    const exported = this.exportedBy(target);
    if (gives.length > 0) this.solver.listen(exported, (value) => this.feed(value, gives));
    for (const [name, member] of Object.entries(members)) this.feedMember(exported, name, member.gives ?? []);
    if (held) this.hold(file, held, held.made ? this.made(exported) : this.fieldOf(exported, held.field));
  }

  /** The exports of a file, its default export included. */
  private exportedBy({ exportsNode }: Module): number {
    const node = this.solver.nodes(1);
    this.solver.copy(node, exportsNode);
    this.solver.load(node, exportsNode, 'default');
    return node;
  }

  private feed(value: number, gives: readonly string[]): void {
    this.nodesOf(value)?.paramNodes.forEach((param, index) => {
      if (gives[index]) this.solver.add(param, this.solver.values.external(gives[index]));
    });
  }

  // Matches: module.exports = (app) => ({ registerWithRouter(router) {} })
  private feedMember(exported: number, path: string, gives: readonly string[]): void {
    const member = memberNode(this.solver, exported, path, (value) => this.nodesOf(value)?.resultNode);
    this.solver.listen(member, (method) => this.feed(method, gives));
  }

  private fieldOf(node: number, field: string | undefined): number {
    if (field === undefined) return node;
    const held = this.solver.nodes(1);
    this.solver.load(held, node, field);
    // Matches: sails.helpers.welcome.with({ name })
    this.solver.store(held, 'with', held);
    this.solver.giveAway(held);
    return held;
  }

  // Matches: module.exports = class extends Service {}, and module.exports = (app) => class extends app.Service {}
  private made(exported: number): number {
    const made = this.solver.nodes(1);
    this.solver.listen(exported, (value) => {
      this.make(made, value);
      const given = this.nodesOf(value)?.resultNode;
      if (given !== undefined) this.solver.listen(given, (inner) => this.make(made, inner));
    });
    return made;
  }

  private make(to: number, value: number): void {
    const known = this.solver.values.get(value);
    if (known.kind === 'class') this.solver.add(to, known.instance);
    if (known.kind === 'object') this.solver.add(to, value);
  }

  private hold({ folder, local }: PlacedFile, { as, below, global, lower }: Held, node: number): void {
    const { solver } = this;
    if (global === 'file') return solver.copy(this.globals.get(keyOf(folder, nameOf(local))) as number, node);
    if (global === 'exports') return this.holdExports(folder, local, node);
    if (as === '') return this.holdEach(node);
    if (below === undefined) return solver.shareForeign(as, node);
    const names = namesBelow(lower ? local.toLowerCase() : local, below);
    const around = names.slice(0, -1).reduce((at, name) => this.holderIn(at, name), this.holderOf(folder, as));
    solver.copy(solver.fieldNode(around, names.at(-1) as string), node);
  }

  // Matches: export function load() {} in server/utils/notes.ts, which all files below `server` have as load()
  private holdExports(folder: string, local: string, node: number): void {
    const { solver } = this;
    this.solver.listen(node, (value) => {
      if (solver.values.get(value).kind !== 'object') return;
      solver.listenFields(value, (field, held) => {
        solver.copy(this.exportedIn(folder, field === 'default' ? nameOf(local) : field), held);
      });
    });
  }

  // Matches: module.exports = { known(name) {} } in app/extend/context.js, which is `ctx.known()`
  private holdEach(node: number): void {
    this.solver.listen(node, (value) => {
      if (this.solver.values.get(value).kind === 'object')
        this.solver.listenFields(value, (field, held) => this.solver.shareForeign(field, held));
    });
  }

  private holderOf(folder: string, as: string): number {
    return this.holder(keyOf(folder, as), (node) => this.solver.shareForeign(as, node));
  }

  private holderIn(around: number, name: string): number {
    return this.holder(`${around}.${name}`, (node) => this.solver.copy(this.solver.fieldNode(around, name), node));
  }

  private holder(key: string, keep: (node: number) => void): number {
    let value = this.holders.get(key);
    if (value === undefined) {
      this.holders.set(key, (value = this.solver.values.add({ kind: 'object' })));
      const node = this.solver.nodes(1);
      this.solver.add(node, value);
      keep(node);
    }
    return value;
  }
}

function keyOf(folder: string, name: string): string {
  return `${folder}#${name}`;
}

function nameOf(local: string): string {
  return withoutExtension(local).split('/').at(-1) as string;
}

// Matches: store/old-notes, which is `store.oldNotes`
function namesBelow(local: string, below: string): string[] {
  const camel = (part: string): string => part.replace(/[-_]+(.)/g, (_, next: string) => next.toUpperCase());
  const names = withoutExtension(local).slice(below.length + 1);
  return names.split('/').map((part) => camel(part.charAt(0).toLowerCase() + part.slice(1)));
}
