import { callId, functionId, pathOf } from '../program';
import type { CallGraph, CallId, Contract, FunctionId, SourceFile, TypeSite } from '../types';
import { openChecker, pathOfNode, type Checker, type ts } from './checker';
import { factsAt, isCallable, statedOf, type Signature } from './stated';

/** More files than this make the checker slower than it is worth; typed methods then stay as they are. */
const MAX_FILES = 800;

/** What types say of functions, and which calls can mean more than was known. */
export interface Contracts {
  readonly of: ReadonlyMap<FunctionId, Contract>;
  readonly calls: readonly ReadonlyMap<CallId, FunctionId>[];
}

const NONE: Contracts = { of: new Map(), calls: [] };

/**
 * Which functions have to agree with which signatures, for those on the way to a blocking call: whoever shares a signature
 * changes with it, and every call through it has to wait; `promising` are interfaces of packages that allow it. Undefined
 * for a program that is too large to ask.
 */
export async function contractsOf(
  graph: CallGraph,
  sources: readonly SourceFile[],
  promising: ReadonlySet<string>,
): Promise<Contracts | undefined> {
  const hot = hotFunctions(graph);
  const served = filesServing(graph);
  if (![...hot].some((id) => served.has(pathOf(id)) && graph.program.fileOf(id).typescript)) return NONE;
  const files = sources.filter(({ path }) => graph.program.file(path)?.typescript === true);
  if (files.length > MAX_FILES) return undefined;
  const open = await openChecker(graph, files, true, promising);
  const names = new Set([...hot].map((id) => graph.program.fn(id).name));
  const reader = new Reader(graph, open, names);
  for (const { path } of files) reader.read(path);
  return reader.contracts(hot);
}

/** Functions from which a blocking call can be reached. */
function hotFunctions(graph: CallGraph): Set<FunctionId> {
  return callersOf(
    graph,
    graph.blocking.map(({ file, call }) => functionId(file, call.fn)),
  );
}

/** The files that are loaded together with those that register handlers or jobs: no request gets to functions of others. */
function filesServing({ entries, program, loads }: CallGraph): Set<string> {
  const [loaders, loaded] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { from, to } of loads) {
    add(loaders, to, pathOf(from));
    add(loaded, pathOf(from), to);
  }
  const registering = entries
    .filter(({ context }) => context === 'request_path' || context === 'background_path')
    .map(({ call, fn }) => pathOf(call === undefined ? fn : program.callerOf(call)));
  return closure(closure(registering, loaders), loaded);
}

function closure(start: Iterable<string>, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set(start);
  // What is added while the set is walked is walked, too.
  for (const path of seen) for (const other of next.get(path) ?? []) seen.add(other);
  return seen;
}

/** Some functions, and whatever calls them. */
function callersOf(graph: CallGraph, functions: readonly FunctionId[]): Set<FunctionId> {
  const seen = new Set<FunctionId>();
  const queue = [...functions];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(graph.to.get(id) ?? []).map((edge) => edge.caller));
  }
  return seen;
}

class Reader {
  /** Functions by the signatures that they must agree with; a function is a signature of its own. */
  private readonly stated = new Map<FunctionId, readonly Signature[]>();
  private readonly agreeing = new Map<Signature, FunctionId[]>();
  private readonly open = new Set<FunctionId>();
  /** `ReturnType<typeof f>`, by what `f` is. */
  private readonly results = new Map<Signature, ts.TypeNode[]>();
  private readonly calls = new Map<Signature, CallId[]>();

  constructor(
    private readonly graph: CallGraph,
    private readonly checker: Checker,
    /** Names of functions on the way: calls by other names are known from what flows there. */
    private readonly names: ReadonlySet<string>,
  ) {}

  read(path: string): void {
    const { ts } = this.checker;
    const visit = (node: ts.Node): void => {
      if (isCallable(this.checker, node)) this.readFunction(path, node);
      else if (ts.isCallExpression(node)) this.readCall(path, node);
      else if (ts.isTypeReferenceNode(node)) this.readReference(node);
      node.forEachChild(visit);
    };
    this.checker.file(path)?.forEachChild(visit);
  }

  /** Of these functions, and of those that turn out to call them. */
  contracts(hot: Set<FunctionId>): Contracts {
    const of = new Map<FunctionId, Contract>();
    const calls: Map<CallId, FunctionId>[] = [];
    for (const id of hot) {
      if (of.has(id) || !this.stated.has(id)) continue;
      const { members, signatures } = this.family(id);
      const sites = signatures.flatMap((signature) => this.sitesOf(signature));
      const isOpen = members.some((member) => this.open.has(member));
      for (const member of members) {
        of.set(member, { members, sites, isOpen });
        const found = this.callsOf(signatures, member);
        calls.push(found);
        const callers = [...found.keys()].map((call) => this.graph.program.callerOf(call));
        for (const caller of callersOf(this.graph, callers)) hot.add(caller);
      }
    }
    return { of, calls: calls.filter((found) => found.size > 0) };
  }

  private readFunction(path: string, node: Parameters<typeof statedOf>[1]): void {
    const file = this.graph.program.file(path);
    const facts = file && factsAt(file, node);
    if (!facts) return;
    const id = functionId(path, facts.index);
    const { signatures, isOpen } = statedOf(this.checker, node);
    this.stated.set(id, [node, ...signatures]);
    if (isOpen) this.open.add(id);
    for (const signature of [node, ...signatures]) add(this.agreeing, signature, id);
  }

  private readCall(path: string, node: ts.CallExpression): void {
    const call = this.graph.program
      .file(path)
      ?.calls.find(({ span }) => span.start === node.getStart() && span.end === node.end);
    if (!call || !this.names.has(call.name)) return;
    const declaration = this.checker.checker.getResolvedSignature(node)?.declaration;
    if (declaration) add(this.calls, declaration as Signature, callId(path, call.index));
  }

  // Matches: ReturnType<typeof load>
  private readReference(node: ts.TypeReferenceNode): void {
    const { ts, checker } = this.checker;
    const [query] = node.typeArguments ?? [];
    const isAwaited = ts.isTypeReferenceNode(node.parent) && node.parent.typeName.getText() === 'Awaited';
    if (isAwaited || node.typeName.getText() !== 'ReturnType' || !query || !ts.isTypeQueryNode(query)) return;
    for (const { declaration } of checker.getTypeAtLocation(query).getCallSignatures())
      if (declaration) add(this.results, declaration as Signature, node);
  }

  /** All functions that share signatures, directly or not. */
  private family(id: FunctionId): { members: FunctionId[]; signatures: Signature[] } {
    const members = new Set<FunctionId>();
    const signatures = new Set<Signature>();
    const queue = [id];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (members.has(next)) continue;
      members.add(next);
      for (const signature of this.stated.get(next) ?? []) {
        signatures.add(signature);
        queue.push(...(this.agreeing.get(signature) ?? []));
      }
    }
    return { members: [...members], signatures: [...signatures] };
  }

  private sitesOf(signature: Signature): TypeSite[] {
    const results = (this.results.get(signature) ?? []).map((node) => siteOf(node, 'Awaited'));
    const hasBody = isCallable(this.checker, signature);
    return signature.type && !hasBody ? [siteOf(signature.type, 'Promise'), ...results] : results;
  }

  /** Calls through one of the signatures that were not known to mean a function. */
  private callsOf(signatures: readonly Signature[], id: FunctionId): Map<CallId, FunctionId> {
    const own = signatures.filter((signature) => this.stated.get(id)?.includes(signature));
    const calls = own.flatMap((signature) => this.calls.get(signature) ?? []);
    return new Map(calls.flatMap((call) => (this.graph.targets.get(call)?.has(id) ? [] : [[call, id] as const])));
  }
}

function siteOf(node: ts.TypeNode, wrap: TypeSite['wrap']): TypeSite {
  return { file: pathOfNode(node), span: { start: node.getStart(), end: node.end }, wrap };
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
