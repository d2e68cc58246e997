import { appendTo } from '../../grouped';
import { callId, functionId } from '../../program';
import type {
  CallFacts,
  CallGraph,
  CallId,
  Contract,
  FileFacts,
  FunctionFacts,
  FunctionId,
  Span,
  TypeSite,
} from '../../types';
import type { Checker, ts } from './checker';
import { References } from './references';
import { factsIn, statedOf, type Stated } from './declared-signatures';
import { DocumentMembers } from './document-members';
import { resultOf, type Signature } from './generic-aliases';
import { admitsPromise } from './promise-results';
import { isCallable, isOnMapped, isReassignable, memberName, queriedName, type Callable } from './callables';
import { besideOf, siteOf } from './signature-sites';
import { doubledBy, SETS_RESULT } from './doubles';
import { callersOf } from '../calls/callers';

/** The functions that share signatures, and the additional callees of calls through them. */
export interface Agreements {
  readonly of: ReadonlyMap<FunctionId, Contract>;
  readonly calls: readonly ReadonlyMap<CallId, FunctionId>[];
}

/** Asks the type checker which functions share a signature, and which calls go through it. */
export class Signatures {
  /** Functions with a body, by id and by member name; those without a member name may agree with any. */
  private readonly functions = new Map<FunctionId, Callable>();
  private readonly named = new Map<string, FunctionId[]>();
  private readonly ids = new Map<ts.Node, FunctionId>();
  private readonly stated = new Map<FunctionId, Stated>();
  /** The uses of `ReturnType<typeof f>`, by the declaration of `f`. */
  private readonly results = new Map<Signature, ts.TypeNode[]>();
  private readonly calls = new Map<Signature, CallId[]>();
  /** Calls that set what test doubles give. */
  private readonly doubles = new Map<Signature, CallId[]>();
  /** Those on what a mapped type has of another one. */
  private readonly mapped = new Set<CallId>();
  private readonly references: References;
  private readonly documents: DocumentMembers;
  private referred: readonly FunctionId[] | undefined;
  /** The last names of `typeof` in types: any function may have to agree with what they mean. */
  private readonly queried = new Set<string>();

  constructor(
    private readonly graph: CallGraph,
    private readonly checker: Checker,
    /** Names of functions on the way to a blocking call: for others, the points-to analysis suffices. */
    private readonly names: ReadonlySet<string>,
  ) {
    this.references = new References(checker);
    this.documents = new DocumentMembers(checker);
  }

  read(file: FileFacts): void {
    const { ts } = this.checker;
    const factsOf = factsIn(file);
    const isAsked = ({ name }: CallFacts): boolean => this.names.has(name) || SETS_RESULT.test(name);
    const calls = new Map(file.calls.filter(isAsked).map((call) => [keyOf(call.span), call]));
    const visit = (node: ts.Node): void => {
      this.documents.read(node);
      if (isCallable(this.checker, node)) this.readFunction(file, node, factsOf(node));
      else if (ts.isCallExpression(node)) this.readCall(file, node, calls);
      else if (ts.isTypeReferenceNode(node)) this.readReference(node);
      else if (ts.isTypeQueryNode(node)) this.queried.add(queriedName(node));
      else this.references.read(node);
      node.forEachChild(visit);
    };
    this.checker.file(file.path)?.forEachChild(visit);
  }

  /** For these functions, and for their callers as these become known. */
  contracts(hot: Set<FunctionId>): Agreements {
    const of = new Map<FunctionId, Contract>();
    const calls: Map<CallId, FunctionId>[] = [];
    for (const id of hot) {
      if (of.has(id) || !this.functions.has(id)) continue;
      const { members, signatures } = this.family(id);
      const sites = signatures.flatMap((signature) => this.sitesOf(signature));
      const isOpen = members.some((member) => this.statedOf(member).isOpen);
      const elsewhere = signatures.filter((signature) => !this.ids.has(signature));
      const callsOf = (signature: Signature): readonly CallId[] => this.calls.get(signature) ?? [];
      const beside = besideOf(this.checker, elsewhere);
      const shared = members.length > 1 ? signatures : elsewhere;
      const twins = beside && { sites: beside, calls: new Set(shared.flatMap(callsOf)) };
      const through = new Set([
        ...(twins ? [] : elsewhere.flatMap(callsOf)),
        ...signatures.flatMap(callsOf).filter((call) => this.mapped.has(call)),
      ]);
      const doubles = signatures.flatMap((signature) => this.doubles.get(signature) ?? []);
      for (const member of members) {
        of.set(member, { members, sites, through, twins, doubles, isFixed: this.statedOf(member).isFixed, isOpen });
        const found = this.callsOf(signatures, member);
        calls.push(found);
        const callers = [...found.keys()].map((call) => this.graph.program.callerOf(call));
        for (const caller of callersOf(this.graph, callers)) hot.add(caller);
      }
    }
    return { of, calls: calls.filter((found) => found.size > 0) };
  }

  private readFunction(file: FileFacts, node: Callable, facts: FunctionFacts | undefined): void {
    if (!facts) return;
    const id = functionId(file.path, facts.index);
    this.functions.set(id, node);
    this.ids.set(node, id);
    appendTo(this.named, memberName(this.checker, node) ?? '', id);
  }

  private readCall(file: FileFacts, node: ts.CallExpression, calls: ReadonlyMap<string, CallFacts>): void {
    const call = calls.get(keyOf({ start: node.getStart(), end: node.end }));
    if (!call) return;
    const declaration = this.checker.checker.getResolvedSignature(node)?.declaration;
    const id = callId(file.path, call.index);
    if (isOnMapped(this.checker, node)) this.mapped.add(id);
    if (declaration) appendTo(this.calls, declaration as Signature, id);
    const { called, set } = doubledBy(this.checker, node);
    for (const signature of called) appendTo(this.calls, signature, id);
    for (const signature of set) appendTo(this.doubles, signature, id);
  }

  // Matches: ReturnType<typeof load>, ReturnType<Store['load']>
  private readReference(node: ts.TypeReferenceNode): void {
    const { ts, checker } = this.checker;
    const [of] = node.typeArguments ?? [];
    const isAwaited = ts.isTypeReferenceNode(node.parent) && node.parent.typeName.getText() === 'Awaited';
    if (isAwaited || node.typeName.getText() !== 'ReturnType' || !of) return;
    const type = checker.getTypeAtLocation(of);
    for (const part of type.isUnion() ? type.types : [type])
      for (const { declaration } of part.getCallSignatures())
        if (declaration) appendTo(this.results, declaration as Signature, node);
  }

  /** The functions that share signatures, transitively; a function without one stands for its own. */
  private family(id: FunctionId): { members: FunctionId[]; signatures: Signature[] } {
    const members = new Set([id]);
    const signatures = new Set<Signature>();
    // A set grows while it is iterated: a work list.
    for (const member of members) {
      for (const signature of this.statedOf(member).signatures) {
        if (signatures.has(signature)) continue;
        signatures.add(signature);
        for (const other of this.agreeingWith(signature)) members.add(other);
      }
    }
    return { members: [...members], signatures: [...signatures] };
  }

  /** The checker is slow, so it is only asked about functions whose names can match. */
  private agreeingWith(signature: Signature): FunctionId[] {
    const name = memberName(this.checker, signature);
    const own = this.ids.get(signature);
    const isAlone = name === undefined && own !== undefined && !isReassignable(this.checker, signature);
    const candidates = isAlone ? [] : name === undefined ? [...this.functions.keys()] : this.candidatesFor(name);
    const agreeing = [...candidates].filter((id) => this.statedOf(id).signatures.includes(signature));
    return own === undefined ? agreeing : [own, ...agreeing];
  }

  // Matches: load() {} and load: readText, for `load`
  private candidatesFor(name: string): Iterable<FunctionId> {
    this.referred ??= [...this.functions].filter(([, node]) => this.references.areTo(node)).map(([id]) => id);
    const nameless = this.queried.has(name) ? (this.named.get('') ?? []) : [];
    return new Set([...(this.named.get(name) ?? []), ...this.referred, ...nameless]);
  }

  private statedOf(id: FunctionId): Stated {
    const known = this.stated.get(id);
    if (known) return known;
    const node = this.functions.get(id) as Callable;
    const { signatures, ...kind } = statedOf(this.checker, node, this.references.of(node), this.documents.of(node));
    const stated = { signatures: [node, ...signatures], ...kind };
    this.stated.set(id, stated);
    return stated;
  }

  private sitesOf(signature: Signature): TypeSite[] {
    const results = (this.results.get(signature) ?? []).map((node) => siteOf(node, 'Awaited'));
    const type = isCallable(this.checker, signature) ? undefined : resultOf(this.checker, signature);
    return type && !admitsPromise(this.checker, type) ? [siteOf(type, 'Promise'), ...results] : results;
  }

  /** The calls through one of the signatures whose callees lack a function. */
  private callsOf(signatures: readonly Signature[], id: FunctionId): Map<CallId, FunctionId> {
    const own = signatures.filter((signature) => this.statedOf(id).signatures.includes(signature));
    const calls = own.flatMap((signature) => this.calls.get(signature) ?? []);
    return new Map(calls.flatMap((call) => (this.graph.targets.get(call)?.has(id) ? [] : [[call, id] as const])));
  }
}

function keyOf({ start, end }: Span): string {
  return `${start}-${end}`;
}
