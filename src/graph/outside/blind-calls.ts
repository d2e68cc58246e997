import { ANY_FIELD } from '../../language/fields';
import { isQuery } from '../../language/query-builders';
import type { CallFacts, FileFacts, FunctionId } from '../../types';
import type { Links } from '../linking/links';
import { isKeeper } from '../points-to/keeping';
import type { Solver } from '../points-to/solve';
import { UNKNOWN, type External, type Value } from '../points-to/values';

/** A name by which code out of sight may call something, and the place where its object escaped. */
export interface Method {
  readonly fn: FunctionId;
  readonly field: string;
  readonly where?: string;
  /** It is in a request or an application. */
  readonly isKept?: true;
  /** It is in all outside values of which nothing is known: they may be documents of a database. */
  readonly isEverywhere?: true;
  /** It may give a promise, if that is what it returns. */
  readonly mayPromise?: boolean;
}

/** Methods that take the name of another one. */
// Matches: fastify.getDecorator('load'), _.invoke(req, 'load'), jest.spyOn(app.context, 'load')
const BY_NAME =
  /(?:^|\.)(?:Reflect|_|lodash)\.get$|(?:^|\.)(?:getDecorator|invoke|result|property|propertyOf|methodOf|spyOn|stub|replace|mock)$/;

/** Calls by a computed name, or of an element of a list, on what is no document by its name. */
// Matches: logger[level](message), list[0](), steps[i](job)
const OTHERS =
  /(?:^|\.)(?:console|log|logger|winston|pino|axios|https?|request|client|api|fs|path|router|app|server|socket|io|Math|JSON|Object|process|window|redis|cache|i18n)\??\.?\[|\[(?:\d+|i|j|n|idx|index)\]/;

/** Finds methods that are called by a name on something of which nothing is known, or by a name that is not known. */
export class BlindCalls {
  private readonly unknown: number;

  constructor(
    private readonly solver: Solver,
    private readonly links: Links,
  ) {
    this.unknown = solver.values.external(UNKNOWN);
  }

  /** Those of the methods that may be called so. */
  among(methods: readonly Method[], files: readonly FileFacts[]): readonly Method[] {
    if (methods.length === 0) return [];
    const wanted = new Set(methods.map(({ field }) => field));
    const names = this.namesAt((owners) => owners.length === 0 || owners.includes(this.unknown), wanted, files);
    const lost = this.namesAt((owners) => owners.length === 0, wanted, files);
    const others = namesOfPromises(wanted, files);
    const kept = methods.filter(({ isKept }) => isKept);
    const isAny = kept.length > 0 && files.some((file) => this.callsByComputedName(file, isKeeper));
    const named = kept.length > 0 ? namesGiven(new Set(kept.map(({ field }) => field)), files) : new Set<string>();
    const everywhere = methods.filter(({ isEverywhere }) => isEverywhere);
    const isDocument = everywhere.length > 0 && this.callsOfDocuments(files);
    const inVain = this.namesInVain(new Set(everywhere.map(({ field }) => field)), files);
    const isOfDocument = ({ field, mayPromise }: Method): boolean =>
      isDocument || lost.has(field) || inVain.has(field) || (!mayPromise && others.has(field));
    return methods.filter(
      (method) =>
        (method.isEverywhere ? isOfDocument(method) : names.has(method.field)) ||
        (method.isKept && (isAny || named.has(method.field))),
    );
  }

  /** The names of what is read of owners that are meant. */
  // Matches: (server as any).load(), const { load } = server, where nothing is known of the server
  private namesAt(
    isMeant: (owners: readonly number[]) => boolean,
    wanted: ReadonlySet<string>,
    files: readonly FileFacts[],
  ): ReadonlySet<string> {
    const found = new Set<string>();
    for (const { path, flow, functions } of files) {
      const own = new Set(functions.map(({ thisNode }) => thisNode));
      for (const item of flow) {
        // A class names its own methods by `this`, whatever that is.
        if (item[0] !== 'load' || !wanted.has(item[3]) || own.has(item[2])) continue;
        if (isMeant(this.ownersAt(this.links.node(path, item[2])))) found.add(item[3]);
      }
    }
    return found;
  }

  /** The names of what is called and was found nowhere: it may be called on a document all the same. */
  // Matches: get() { return this.isOpen(); } of a field of User.init({ … }), which Sequelize calls with a record as `this`
  private namesInVain(wanted: ReadonlySet<string>, files: readonly FileFacts[]): ReadonlySet<string> {
    const found = new Set<string>();
    for (const { path, flow, calls } of files) {
      const used = new Set(calls.flatMap(({ calleeNode, receiverNode }) => [calleeNode, receiverNode]));
      for (const item of flow) {
        if (item[0] !== 'load' || !wanted.has(item[3]) || !used.has(item[1])) continue;
        if (this.ownersAt(this.links.node(path, item[1])).length === 0) found.add(item[3]);
      }
    }
    return found;
  }

  /** The values at a node that may have a method of the program: texts have none, whatever else is not known of that node. */
  private ownersAt(node: number): readonly number[] {
    const { solver } = this;
    return solver.valuesAt(node).filter((value) => !isText(solver.values.get(value)));
  }

  // Matches: user[req.body.name](password), where `user` may be a document
  private callsOfDocuments(files: readonly FileFacts[]): boolean {
    return files.some((file) => this.callsByComputedName(file, mayBeDocument, OTHERS));
  }

  // Matches: req[name](), const act = ctx[name]; act.call(ctx)
  private callsByComputedName(
    { path, flow, calls }: FileFacts,
    isMeant: (owner: External) => boolean,
    others?: RegExp,
  ): boolean {
    const found = new Set<number>();
    for (const item of flow)
      if (item[0] === 'load' && item[3] === ANY_FIELD && this.isHolder(path, item[2], isMeant)) found.add(item[1]);
    if (found.size === 0) return false;
    // The set grows while it is iterated: a work list.
    for (const node of found) for (const item of flow) if (item[0] === 'copy' && item[2] === node) found.add(item[1]);
    const isOther = ({ text }: CallFacts): boolean => others?.test(text) === true;
    return calls.some((call) => (found.has(call.calleeNode) || found.has(call.receiverNode)) && !isOther(call));
  }

  private isHolder(path: string, node: number, isMeant: (owner: External) => boolean): boolean {
    return this.solver.valuesAt(this.links.node(path, node)).some((value) => {
      const known = this.solver.values.get(value);
      return known.kind === 'external' && isMeant(known);
    });
  }
}

function isText({ kind }: Value): boolean {
  return kind === 'text' || kind === 'files' || kind === 'nothing';
}

function mayBeDocument(owner: External): boolean {
  return (owner.path === UNKNOWN && owner.isPackage !== true) || isQuery(owner.path);
}

/** Names under which something gives promises: not only what is kept under them, as that does not yet. */
// Matches: await mailer.notify(user), where schema.methods.notify = function () { … fs.readFileSync(…) … }
function namesOfPromises(wanted: ReadonlySet<string>, files: readonly FileFacts[]): ReadonlySet<string> {
  const isMeant = ({ name, position }: CallFacts): boolean =>
    wanted.has(name) && (position.awaited || position.promised);
  return new Set(files.flatMap(({ calls }) => calls.filter(isMeant).map(({ name }) => name)));
}

function namesGiven(wanted: ReadonlySet<string>, files: readonly FileFacts[]): ReadonlySet<string> {
  const given = ({ text, args }: CallFacts): readonly string[] =>
    BY_NAME.test(text) ? args.flatMap(({ value }) => (value !== undefined && wanted.has(value) ? [value] : [])) : [];
  return new Set(files.flatMap(({ calls }) => calls.flatMap(given)));
}
