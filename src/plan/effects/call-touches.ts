import { callId } from '../../program';
import type { BlockingCall, CallGraph, CallId, FileFacts, FunctionId } from '../../types';
import { audiencesIn, type Audiences } from './audiences';
import { commandsIn, type Commands } from './commands';
import { databasesOf, type Databases } from './databases';
import type { WaitingCalls } from './events';
import { claimsIn } from './claims';
import { isIdempotent } from './idempotence';
import { isPartOfLine } from './line-ends';
import { fileAt, within, type Touch } from './locations';
import { LookUps } from './look-ups';
import { effectOf, namedFilesOf } from './named-files';
import { FileSteps } from './file-steps';
import { PassedFiles } from './passed-files';
import { packageFilesAt } from './package-calls';
import type { PassedTouch } from './passed-touches';
import { isOneFile } from './path-patterns';
import { RequiredFiles } from './required-files';
import { symbolicLinksOf, type SymbolicLinks } from './symbolic-links';
import { UniqueNames } from './unique-names';
import { Uploads } from './uploads';
import type { Variables } from './variables';

/** What single calls do to files, to tables of a database, and to what programs keep, themselves. */
export class CallTouches {
  private readonly blocking: ReadonlyMap<CallId, BlockingCall>;
  /** Calls with an effect on files, including those that an earlier run rewrote. */
  private readonly touching: ReadonlyMap<CallId, BlockingCall>;
  /**
   * Calls guarded by a look-up that an idempotent helper can replace, and the helpers: the order of requests does not
   * matter to them.
   */
  readonly forgiving: ReadonlyMap<CallId, string>;
  /** The look-ups that guard those calls, and nothing else. */
  private readonly guards: ReadonlySet<CallId>;
  /** Calls that tell who came first: by what happens where a look-up, which now waits, finds that another did the same. */
  private readonly decided: ReadonlySet<CallId>;
  private readonly uploads: Uploads;
  private readonly uniqueNames: UniqueNames;
  private readonly passed: PassedFiles;
  private readonly lookUps: LookUps;
  private readonly databases: Databases;
  private readonly required: RequiredFiles;
  private readonly commands: Commands;
  private readonly audiences: Audiences;
  private readonly links: SymbolicLinks;

  constructor(
    private readonly graph: CallGraph,
    private readonly waits: WaitingCalls,
    /** Whether each call of a function belongs to one request. */
    private readonly isOfRequest: (fn: FunctionId) => boolean,
    variables: Variables,
  ) {
    this.uploads = new Uploads(graph);
    this.uniqueNames = new UniqueNames(graph, isOfRequest);
    this.databases = databasesOf(graph);
    this.required = new RequiredFiles(graph);
    this.commands = commandsIn(graph);
    this.audiences = audiencesIn(graph);
    this.links = symbolicLinksOf(graph);
    this.blocking = new Map(graph.blocking.map((blocking) => [blocking.id, blocking]));
    this.touching = new Map([...this.blocking, ...(graph.rewritten ?? []).map((call) => [call.id, call] as const)]);
    this.lookUps = new LookUps(graph, this.blocking);
    const filesAt = (call: CallId): Touch[] => this.filesOf(call);
    const usesMore = (call: CallId): boolean => this.othersOf(call).length > 0;
    const steps = new FileSteps(graph, variables, filesAt, usesMore, this.touching);
    this.passed = new PassedFiles(graph, this.touching, waits, steps);
    const guarded = [...graph.program.all].flatMap((file) => this.forgivenIn(file));
    this.forgiving = new Map(guarded.map(({ act, by }) => [act, by]));
    this.guards = new Set(guarded.map(({ look }) => look));
    this.decided = new Set([...[...graph.program.all].flatMap((file) => this.decidedIn(file)), ...claimsIn(graph)]);
  }

  /** The touches of a call, without those of its callees other than of files that it passes. */
  of(id: CallId): Touch[] {
    return [
      ...(this.passed.isPassed(id) ? [] : this.filesOf(id)),
      ...this.passedAt(id).map(({ touch }) => touch),
      ...this.othersOf(id),
    ];
  }

  /** What the call itself does to anything but the files that it names. */
  private othersOf(id: CallId): Touch[] {
    return [
      ...this.databases.touchesOf(id),
      ...this.required.touchesOf(id),
      ...this.commandsOf(id),
      ...this.audiences.touchesOf(id, this.isOfRequest),
      ...this.packageFilesOf(id),
    ];
  }

  /** What the call itself does to files. */
  filesAt(id: CallId): Touch[] {
    return [...this.filesOf(id), ...this.required.touchesOf(id), ...this.commandsOf(id), ...this.packageFilesOf(id)];
  }

  /** What is done to files whose paths a call passes, and by which function. */
  passedAt(id: CallId): PassedTouch[] {
    return this.passed.at(id).flatMap(({ call, through }) => {
      const fn = this.graph.program.callerOf(call);
      return this.filesOf(call, through).map((touch) => ({ touch, fn }));
    });
  }

  /** Whether the call itself has an effect on files, tables or what programs keep. */
  isDirect(id: CallId): boolean {
    const others = [this.databases, this.required, this.commands];
    const isKnown = this.touching.has(id) || others.some((some) => some.touchesOf(id).length > 0);
    return isKnown || this.packageFilesOf(id).length > 0;
  }

  private packageFilesOf(id: CallId): Touch[] {
    return this.touching.has(id) ? [] : packageFilesAt(this.graph, id);
  }

  private commandsOf(id: CallId): Touch[] {
    return this.commands.touchesOf(id).map((touch) => ({ ...touch, location: this.uniqueNames.at(touch.location) }));
  }

  private filesOf(id: CallId, through?: readonly CallId[]): Touch[] {
    const blocking = this.touching.get(id);
    if (!blocking) return [];
    const effect = effectOf(blocking);
    const measures = blocking.method.gives === 'stats';
    const partial = isPartOfLine(blocking);
    const isForgiving = isIdempotent(blocking) && !this.decided.has(id);
    const forgiving = isForgiving || this.forgiving.has(id) || this.guards.has(id);
    return namedFilesOf(this.graph, blocking, { through, marked: true }).flatMap(({ effect: does, paths, folders }) => {
      if (does === 'none') return [];
      const shared = this.uniqueNames.of(paths).filter((path) => !this.uploads.isOne(path));
      const copied = does === 'read' && effect !== 'read';
      // One of many folders is mostly that of one request alone.
      const isFixed = (path: string): boolean => isOneFile(fileAt(path)) && !path.includes('*');
      const inside = folders && does !== 'make' ? shared.filter(isFixed) : [];
      return [
        ...shared.map((path) => ({ effect: does, location: fileAt(path), forgiving, measures, copied, partial })),
        ...(lists(blocking) ? shared.map((path) => listedIn(path, forgiving)) : []),
        ...this.linkedBy(does, shared),
        ...inside.map((path) => ({ effect: does, location: fileAt(within(path)), copied, lasting: does !== 'read' })),
      ];
    });
  }

  // Matches: fs.unlinkSync('current'), where another call makes a link of that name
  private linkedBy(does: Touch['effect'] | 'none', paths: readonly string[]): Touch[] {
    if (does !== 'remove' && does !== 'make') return [];
    const links = paths.filter((path) => this.links.isOne(path));
    return links.map((path) => ({ effect: does === 'make' ? 'write' : does, location: fileAt(within(path)) }));
  }

  private decidedIn({ path, decided }: FileFacts): CallId[] {
    return decided.flatMap(({ look, act }) => (this.waits.suspends.has(callId(path, look)) ? [callId(path, act)] : []));
  }

  private forgivenIn({ path, idioms }: FileFacts): { look: CallId; act: CallId; by: string }[] {
    const both = idioms.map(({ look, act, when }) => ({ look: callId(path, look), act: callId(path, act), when }));
    return both.flatMap(({ look, act, when }) => {
      if (![look, act].every((id) => this.waits.suspends.has(id)) || !this.lookUps.isOne(look)) return [];
      const done = this.blocking.get(act);
      const isGuarded = done?.method.effect === (when === 'there' ? 'remove' : 'make');
      return isGuarded && done.method.forgiving !== undefined && !isIdempotent(done)
        ? [{ look, act, by: done.method.forgiving }]
        : [];
    });
  }
}

// Matches: what fs.readdirSync(folder) looks at besides the folder
function listedIn(folder: string, forgiving: boolean): Touch {
  return { effect: 'look', location: fileAt(`${folder}/*`), forgiving, listed: true };
}

// Matches: fs.readdirSync(folder), which asks for all that is in there
function lists({ method }: BlockingCall): boolean {
  return method.effect === 'look' && method.gives === 'array';
}
