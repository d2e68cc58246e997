import type { Access, CallGraph, FileFacts, FunctionId, OtherName } from '../../types';

const IMPORT = 'import ';
/** Root of what a module sets among its exports. */
const EXPORTS = 'exports';
// Matches: app.locals.hits, whatever the application is called
const LOCALS = 'locals';
/** The module by which `process` is known, too. */
const PROCESS = /^import (?:node:)?process$/;
const STEP = '\n';
/** Classes do not inherit through more, unless in a circle. */
const MAX_BASES = 16;

/** Normalises the access paths of shared state, so that two can be compared: `settings.port` is not `settings.host`. */
export class StatePaths {
  private accessors: ReadonlySet<string> | undefined;
  /** By the path of a class, that of the one that it extends. */
  private bases: ReadonlyMap<string, readonly string[]> | undefined;
  /** Packages whose state the program sets. */
  private packages: ReadonlySet<string> | undefined;
  private readonly others = new Map<string, readonly OtherName[]>();

  constructor(
    private readonly graph: CallGraph,
    /** Whether each call of a function belongs to one request. */
    private readonly isOfRequest: (fn: FunctionId) => boolean,
  ) {}

  /** The root of the state, and the access path below it; undefined for the internals of a package. */
  of(file: FileFacts, access: Pick<Access, 'root' | 'name' | 'members'>): readonly string[] | undefined {
    const path = this.written(file, access);
    return path && this.inherited(path);
  }

  /** Other access paths that lead to the same, outside of the variables of requests. Memoised, because each access asks. */
  othersOf(path: readonly string[]): readonly OtherName[] {
    const key = path.join(STEP);
    const known =
      this.others.get(key) ?? this.graph.otherNames(path).filter(({ home }) => !home || !this.isOfRequest(home));
    this.others.set(key, known);
    return known;
  }

  /** A field of a class is one of those that the class extends. */
  // Matches: Notes.count, where class Notes extends Base {}
  private inherited(path: readonly string[]): readonly string[] {
    this.bases ??= this.basesOfClasses();
    for (let depth = 0, found: readonly string[] | undefined = path; found && depth < MAX_BASES; depth++) {
      const end: number = path.findIndex((_, index) => index > 0 && this.bases?.has(path.slice(0, index).join(STEP)));
      found = end < 0 ? undefined : this.bases.get(path.slice(0, end).join(STEP));
      if (found) path = [...found, ...path.slice(end)];
    }
    return path;
  }

  private basesOfClasses(): ReadonlyMap<string, readonly string[]> {
    const bases = new Map<string, readonly string[]>();
    for (const file of this.graph.program.all)
      for (const { of, base } of file.bases) {
        const [path, above] = [of, base].map((place) => this.written(file, { ...place, members: [] }));
        if (path && above) bases.set(path.join(STEP), above);
      }
    return bases;
  }

  private written(
    file: FileFacts,
    { root, name, members }: Pick<Access, 'root' | 'name' | 'members'>,
  ): readonly string[] | undefined {
    if (PROCESS.test(root)) return ofProcess(members);
    if (root === 'global' && members[0] === 'process') return ofProcess(members.slice(1));
    if (members[0] === LOCALS) return ['app', ...this.knownOf(members)];
    if (root === EXPORTS) return [file.path, ...this.knownOf(members)];
    if (!root.startsWith(IMPORT)) return this.ofModule(file, root, members);
    // The state of a module is the same for every importer.
    const request = root.slice(IMPORT.length);
    const module = this.graph.resolve(file.path, request)[0];
    if (module === undefined) return this.isSet(request) ? [root, ...this.knownOf(members)] : undefined;
    return [module, ...this.knownOf([...exportOf(file, name), ...members])];
  }

  /** A variable that the module exports is known by that name everywhere. */
  private ofModule(file: FileFacts, root: string, members: readonly string[]): readonly string[] {
    const exposed = file.exposed.find((one) => one.root === root);
    return exposed ? [file.path, ...this.knownOf([...exposed.as, ...members])] : [root, ...this.knownOf(members)];
  }

  private isSet(request: string): boolean {
    this.packages ??= new Set([...this.graph.program.all].flatMap(packagesSetIn));
    return this.packages.has(request);
  }

  /** Cuts a path at an accessor, which may use anything beside it. */
  private knownOf(members: readonly string[]): readonly string[] {
    // Matches: settings.default.port, where others import the default export
    const names = members[0] === 'default' ? members.slice(1) : members;
    const end = names.findIndex((name) => this.isAccessor(name));
    return end < 0 ? names : names.slice(0, end);
  }

  private isAccessor(name: string): boolean {
    this.accessors ??= new Set([...this.graph.program.all].flatMap(accessorsOf));
    return this.accessors.has(name);
  }
}

/** The environment has a name of its own. */
// Matches: env.MODE of const { env } = process
function ofProcess([field, ...members]: readonly string[]): readonly string[] {
  if (field === 'env') return ['process.env', ...members];
  return ['global', 'process', ...(field === undefined ? [] : [field, ...members])];
}

// Matches: import { settings } from './settings'
function exportOf({ imports }: FileFacts, name: string): readonly string[] {
  const imported = imports.find(({ local }) => local === name)?.imported ?? '*';
  return imported === '*' || imported === 'default' ? [] : [imported];
}

function accessorsOf({ functions }: FileFacts): readonly string[] {
  return functions.filter(({ kind }) => kind === 'getter' || kind === 'setter').map(({ name }) => name);
}

// Matches: moment.locale(lang), axios.defaults.timeout = ms
function packagesSetIn({ accesses }: FileFacts): readonly string[] {
  const set = accesses.filter(({ kind, root, fn }) => kind === 'write' && root.startsWith(IMPORT) && fn !== 0);
  return set.map(({ root }) => root.slice(IMPORT.length)).filter((request) => !/^[./#]/.test(request));
}
