import { functionId } from '../../program';
import type { ArgumentFacts, CallFacts, FileFacts, FunctionId } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';

/** A constant event name: `REMOVED`, `Events.REMOVED`, `UserEvent.Removed`. */
const CONSTANT = /^(?:[\w$]+\.)*?((?:[A-Z][\w$]*\.[\w$]+)|[A-Z][A-Z\d_]+)$/;
// Matches: events.removed, and not req.params.event
const MEMBER = /^(?!req\b|request\b|ctx\b|context\b)(?:[\w$]+\.)*?([\w$]+\.[\w$]+)$/;

/** What is known of the name of an event: it, a pattern of it, or nothing. */
export type Event = string | RegExp | undefined;

/** Where an event is told of, or a listener for it is added. */
export interface Place {
  readonly event: Event;
  readonly file: FileFacts;
  readonly call: CallFacts;
  /** What comes after the name, in this call. */
  readonly args: readonly ArgumentFacts[];
  /** For a call of a function that passes the name on: that function, and all arguments. */
  readonly through?: { readonly fn: number; readonly args: readonly ArgumentFacts[] };
  /** The node of the listener, where it is beside the name in a table. */
  readonly listener?: number;
}

type Found = (place: Place) => void;
type Site = readonly [file: FileFacts, call: CallFacts];

/** Finds the names of the events that calls concern. */
export class EventNames {
  /** By function that passes on the name of an event: who wants to know of its calls, and its calls. */
  private readonly passing = new Map<
    FunctionId,
    { readonly wanted: ((site: Site) => void)[]; readonly sites: Site[] }
  >();

  constructor(
    private readonly solver: Solver,
    private readonly links: Links,
  ) {}

  /** The events of a call of a method of an emitter. */
  of(file: FileFacts, call: CallFacts, found: Found): void {
    const [named, ...args] = call.args;
    const place = { file, call, args };
    const { names, keys, own } = call.each ?? {};
    for (const event of names ?? []) found({ ...place, event });
    if (keys !== undefined) this.keysOf(place, this.links.node(file.path, keys), own === true, found);
    else if (!names) this.named(named, place, found);
  }

  // Matches: for (const type in LISTENERS) bus.on(type, LISTENERS[type])
  private keysOf(place: Omit<Place, 'event'>, keys: number, isOwn: boolean, found: Found): void {
    this.solver.listen(keys, (value) => {
      if (this.solver.values.get(value).kind === 'object')
        this.solver.listenFields(value, (event, listener) => found({ ...place, event, ...(isOwn && { listener }) }));
    });
  }

  private named(named: ArgumentFacts, place: Omit<Place, 'event'>, found: Found): void {
    const { path, text } = named;
    if (path.kind === 'text') return found({ ...place, event: path.text });
    const constant = CONSTANT.exec(text) ?? MEMBER.exec(text);
    if (constant) {
      found({ ...place, event: `#${constant[1]}` });
      return this.textsOf(named, place, found);
    }
    if (path.kind !== 'param' || path.rest || place.through) return found({ ...place, event: patternOf(named) });
    const tell = ([file, call]: Site): void => {
      const given = call.args[path.index] as ArgumentFacts | undefined;
      const through = { fn: path.fn, args: call.args };
      if (given) this.named(given, { file, call, args: call.args.slice(path.index + 1), through }, found);
    };
    const { wanted, sites } = this.passingOf(functionId(place.file.path, path.fn));
    wanted.push(tell);
    sites.forEach(tell);
  }

  // Matches: const REMOVED = 'user.removed', in another file
  private textsOf({ node }: ArgumentFacts, place: Omit<Place, 'event'>, found: Found): void {
    this.solver.listen(this.links.node(place.file.path, node), (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'text') found({ ...place, event: known.pattern });
    });
  }

  /** A call of a function of the program, which may pass on the name of an event. */
  // Matches: tell('saved', id), where const tell = (type, ...args) => bus.emit(type, ...args)
  called(fn: FunctionId, file: FileFacts, call: CallFacts): void {
    if (call.args.length === 0) return;
    const { wanted, sites } = this.passingOf(fn);
    sites.push([file, call]);
    for (const want of wanted) want([file, call]);
  }

  private passingOf(fn: FunctionId): { readonly wanted: ((site: Site) => void)[]; readonly sites: Site[] } {
    let known = this.passing.get(fn);
    if (!known) this.passing.set(fn, (known = { wanted: [], sites: [] }));
    return known;
  }
}

// Matches: `note:${type}`
function patternOf({ parts }: ArgumentFacts): RegExp | undefined {
  if (!parts?.some((part) => 'text' in part && part.text !== '')) return undefined;
  const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`^${parts.map((part) => ('text' in part ? escaped(part.text) : '.*')).join('')}$`, 's');
}

/** Whether two places may concern the same event. */
export function mayBeSame(one: Event, other: Event): boolean {
  if (one === undefined || other === undefined) return true;
  if (typeof one === 'string') return typeof other === 'string' ? one === other : other.test(one);
  return typeof other === 'string' ? one.test(other) : true;
}
