import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, FunctionId, Hazard } from '../../types';
import { areChoices } from '../branches';
import type { Effects } from '../effects/effects';
import { isChange } from '../effects/file-uses';
import type { Touch } from '../effects/locations';
import type { Guarding } from '../interleaving/atomicity';
import { Answers, type Answer } from './answers';
import { DeferredWork } from './deferred-work';
import { isLookedAt } from './looked-at-later';
import { pausesOf, type Pause } from '../propagation/pauses';
import { loopOf, loopsAround, type Loop } from './reaching-calls';
import type { Closure } from '../propagation/closure';
import type { TouchSet } from '../effects/touch-set';
import { Uploads } from '../effects/uploads';

/**
 * A handler that answers and then changes something did both before any other request ran, so a client that had the
 * answer saw the change. With a wait in between it may not: reported where other requests read what is changed after
 * the answer.
 */
export function answeredFirst(graph: CallGraph, effects: Effects, closures: readonly Closure[]): Guarding['hazards'] {
  const finder = new Finder(graph, effects);
  return closures.flatMap(({ finding, awaits, loops, resumed, owner }) => {
    const waits = pausesOf(graph, [finding.blocking.id, ...awaits, ...loops, ...resumed]);
    const each = [...loops].map((call) => loopOf(graph, call));
    const found = [
      ...waits.map((pause) => finder.find(pause)),
      ...loopsAround(graph, waits, each).map((loop) => finder.findAgain(loop)),
    ];
    return [...new Set(found)].flatMap((hazard) =>
      hazard ? [{ fn: owner, hazard: { ...hazard, findings: [finding.id] } }] : [],
    );
  });
}

class Finder {
  private readonly answers: Answers;
  private readonly parts: DeferredWork;
  private readonly uploads: Uploads;
  private readonly known = new Map<string, Hazard | undefined>();

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
  ) {
    this.answers = new Answers(graph);
    this.parts = new DeferredWork(graph, effects);
    this.uploads = new Uploads(graph);
  }

  /** The hazard of what comes after both an answer and the pause, if there is any. */
  find(pause: Pause): Hazard | undefined {
    return this.once(`${pause.fn} ${pause.start}`, () =>
      this.behind(this.answers.before(pause), pause.fn, pause.start),
    );
  }

  /** The hazard of what comes after an answer in the round before. */
  // Matches: for (const res of waiting) { save(note); res.json(note); }
  findAgain(loop: Loop): Hazard | undefined {
    return this.once(`${loop.fn} ${loop.start} again`, () => {
      const answer = this.answers.again(loop);
      const [found] = loop.fns.flatMap((fn) => this.behind(answer, fn, this.startIn(loop, fn)) ?? []);
      return found;
    });
  }

  private once(key: string, search: () => Hazard | undefined): Hazard | undefined {
    if (!this.known.has(key)) this.known.set(key, search());
    return this.known.get(key);
  }

  private startIn(loop: Loop, fn: FunctionId): number {
    return fn === loop.fn ? loop.start : this.graph.program.fn(fn).span.start;
  }

  private behind(answer: Answer | undefined, fn: FunctionId, start: number): Hazard | undefined {
    // What a test calls in order is no client's doing.
    if (!answer || isTestFile(pathOf(fn))) return undefined;
    const { sets } = this.effects;
    const { touches } = this.parts.after(fn, start);
    const [changed, read] = [isChange, isReadOfVariable].map((isMeant) => touches.and(sets.where(isMeant)));
    const isNoticed =
      !changed.isEmpty &&
      (this.isReplaced(changed) ||
        this.isSeen(fn, changed) ||
        this.isBeside(fn, start, sets.near(changed).without(sets.where(isChange))));
    return isNoticed || this.isSetByOthers(fn, start, read) ? hazardOf(fn, answer) : undefined;
  }

  /** Whether it is an uploaded file, which the next request may bring again. */
  private isReplaced(changed: TouchSet): boolean {
    return this.effects.sets.list(changed).some(({ location }) => this.uploads.mayReplace(location.key));
  }

  /** Whether other requests change what is read. */
  // Matches: res.json(order); notify(receiver), beside app.put('/receiver', (req) => { receiver = req.body.name; … })
  private isSetByOthers(fn: FunctionId, start: number, read: TouchSet): boolean {
    const { sets } = this.effects;
    if (read.isEmpty) return false;
    const changes = sets.near(read).and(sets.where(isChange));
    return (
      !changes.isEmpty && (this.isTouchedByOthers(this.callersOf(fn), changes) || this.isBeside(fn, start, changes))
    );
  }

  private isTouchedByOthers(own: ReadonlySet<FunctionId>, touched: TouchSet): boolean {
    const others = this.graph.entries.filter((entry) => entry.context === 'request_path' && !own.has(entry.fn));
    return others.some((entry) => this.effects.touchSetOf(entry.fn).meets(touched));
  }

  /** Whether other requests use what is changed. */
  private isSeen(fn: FunctionId, changed: TouchSet): boolean {
    const own = this.callersOf(fn);
    const files = this.effects.sets
      .list(changed)
      .flatMap(({ location }) => (location.kind === 'file' ? [location] : []));
    return (
      this.isTouchedByOthers(own, this.effects.sets.near(changed)) ||
      files.some((file) => isLookedAt(this.graph, file, own))
    );
  }

  /** Whether the same function does so on another way, for another request. */
  // Matches: if (req.method === 'GET') return res.end(fs.readFileSync(file)); res.end(); fs.writeFileSync(file, req.url);
  private isBeside(fn: FunctionId, start: number, used: TouchSet): boolean {
    return placesUpFrom(this.graph, fn, start).some(({ fn: one, at: place }) =>
      this.effects
        .eventsOf(one)
        .some(({ at, touches }) => touches.set.meets(used) && areApart(this.graph, one, at, place)),
    );
  }

  private callersOf(fn: FunctionId): ReadonlySet<FunctionId> {
    const callers = new Set([fn]);
    for (const one of callers) for (const { caller } of this.graph.to.get(one) ?? []) callers.add(caller);
    return callers;
  }
}

function isReadOfVariable({ effect, location }: Touch): boolean {
  return effect === 'read' && location.kind === 'variable';
}

/** Whether a function comes to one of two places only where it does not come to the other. */
function areApart({ program }: CallGraph, fn: FunctionId, one: number, other: number): boolean {
  return areChoices(program, fn, one, other) || areChoices(program, fn, other, one);
}

/** A place in a function, and the places in those that call it from which it is come to. */
function placesUpFrom(
  { to, program }: CallGraph,
  fn: FunctionId,
  at: number,
): readonly { fn: FunctionId; at: number }[] {
  const found = new Map([[fn, { fn, at }]]);
  // The map grows while it is iterated: a work list.
  for (const { fn: one } of found.values())
    for (const { caller, call } of to.get(one) ?? [])
      if (!found.has(caller)) found.set(caller, { fn: caller, at: program.call(call).span.end });
  return [...found.values()];
}

function hazardOf(fn: FunctionId, { text, line }: Answer): Hazard {
  return {
    code: 'answered',
    message: `a client that got the response of ${text} may send its next request before the code after it is done`,
    at: `${pathOf(fn)}:${line}`,
  };
}
