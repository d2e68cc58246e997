import type { Access, CallGraph, FileFacts } from '../../types';

const IMPORT = 'import ';
/** Root of what a module sets among its exports. */
const EXPORTS = 'exports';
// Matches: app.locals.hits, whatever the application is called
const LOCALS = 'locals';

/** Normalises the access paths of shared state, so that two can be compared: `settings.port` is not `settings.host`. */
export class StatePaths {
  private accessors: ReadonlySet<string> | undefined;
  /** Packages whose state the program sets. */
  private packages: ReadonlySet<string> | undefined;

  constructor(private readonly graph: CallGraph) {}

  /** The root of the state, and the access path below it; undefined for the internals of a package. */
  of(
    file: FileFacts,
    { root, name, members }: Pick<Access, 'root' | 'name' | 'members'>,
  ): readonly string[] | undefined {
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
