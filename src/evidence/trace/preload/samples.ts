import type { Profiler } from 'node:inspector';
import type { FrameRecord, SampleRecord } from '../record';
import { ownerOfPath, packageOf, placeOf } from './frames';
import type { LongStretch } from './sampler';

/** More than an app has CPU-bound functions; later ones are left out. */
const MOST_FUNCTIONS = 500;
const MOST_PARTS = 100;
const MOST_FRAMES = 12;
/** In compiled code, what precedes this column belongs to the line before; minified files have little there. */
const INDENTED = 9;
const OURS = /[\\/]preload[\\/]measure\.[jt]s$/;

type Node = Profiler.ProfileNode;

/** A function of the app, and the samples in it and in other code that it called. */
interface Sampled {
  readonly stack: readonly FrameRecord[];
  /** Milliseconds. */
  total: number;
  background: number;
  readonly routes: Map<string, number>;
  readonly lines: Map<number, number>;
  readonly within: Map<string, number>;
}

/** The owner of a sample: the nearest function of the app. */
interface Place {
  readonly node: Node;
  readonly within?: string;
}

/** The samples of long stretches, by function of the app. */
export class Samples {
  private readonly byPlace = new Map<string, Sampled>();

  /** `ended` is the time at which the profile ended, in the clock of the stretches, in milliseconds. */
  add(profile: Profiler.Profile, stretches: readonly LongStretch[], ended: number): void {
    const tree = new Tree(profile.nodes);
    const shift = ended - profile.endTime / 1000;
    let time = profile.startTime / 1000 + shift;
    let index = 0;
    let last: Place | undefined;
    profile.samples?.forEach((id, position) => {
      const ms = (profile.timeDeltas?.[position] ?? 0) / 1000;
      time += ms;
      while (index < stretches.length && stretches[index].end < time) {
        index += 1;
        last = undefined;
      }
      if (index >= stretches.length || stretches[index].start > time) return;
      last = tree.isCollecting(id) ? last : tree.placeOf(id);
      if (last) this.book(last, tree, ms, stretches[index].request?.route());
    });
  }

  records(): readonly SampleRecord[] {
    return [...this.byPlace.values()].map(({ stack, total, background, routes, lines, within }) => ({
      stack,
      total,
      background,
      routes: [...routes],
      lines: [...lines],
      within: [...within],
    }));
  }

  private book({ node, within }: Place, tree: Tree, ms: number, route: string | undefined): void {
    const sampled = this.sampledOf(node, tree);
    if (!sampled) return;
    sampled.total += ms;
    if (route === undefined) sampled.background += ms;
    else addTo(sampled.routes, route, ms);
    if (within !== undefined) addTo(sampled.within, within, ms);
    else for (const [line, part] of tree.linesOf(node)) addTo(sampled.lines, line, ms * part);
  }

  private sampledOf(node: Node, tree: Tree): Sampled | undefined {
    const { url, lineNumber, columnNumber } = node.callFrame;
    const key = `${url}:${lineNumber}:${columnNumber}`;
    const known = this.byPlace.get(key);
    if (known || this.byPlace.size >= MOST_FUNCTIONS) return known;
    const parts = { routes: new Map(), lines: new Map(), within: new Map() };
    const sampled = { stack: tree.stackOf(node), total: 0, background: 0, ...parts };
    this.byPlace.set(key, sampled);
    return sampled;
  }
}

function addTo<Key>(shares: Map<Key, number>, key: Key, ms: number): void {
  if (shares.size < MOST_PARTS || shares.has(key)) shares.set(key, (shares.get(key) ?? 0) + ms);
}

/** The call tree of a profile, with parents. */
class Tree {
  private readonly byId: ReadonlyMap<number, Node>;
  private readonly callers = new Map<Node, Node>();
  private readonly places = new Map<number, Place | undefined>();

  constructor(nodes: readonly Node[]) {
    this.byId = new Map(nodes.map((node) => [node.id, node]));
    for (const node of nodes)
      for (const child of node.children ?? []) this.callers.set(this.byId.get(child) as Node, node);
  }

  /** The garbage collector has no stack of its own: it is attributed to the code that ran before. */
  isCollecting(id: number): boolean {
    return this.byId.get(id)?.callFrame.functionName === '(garbage collector)';
  }

  /** Undefined for measured calls, which are reported elsewhere, and for work that no code of the app causes. */
  placeOf(id: number): Place | undefined {
    if (!this.places.has(id)) this.places.set(id, this.findPlace(this.upwards(this.byId.get(id))));
    return this.places.get(id);
  }

  private findPlace(stack: readonly Node[]): Place | undefined {
    if (stack.some(({ callFrame }) => OURS.test(callFrame.url))) return undefined;
    const requirer = requirerIn(stack);
    if (requirer) return { node: requirer, within: 'require' };
    const own = stack.findIndex((node) => ownerOf(node) === 'app');
    if (own < 0) return undefined;
    const called = stack.slice(0, own).findLast((node) => ownerOf(node) === 'package');
    return { node: stack[own], within: called && packageOf(called.callFrame.url) };
  }

  /** The functions of the app on the stack, as positions. */
  stackOf(node: Node): readonly FrameRecord[] {
    const own = this.upwards(node).filter((one) => ownerOf(one) === 'app');
    return own.slice(0, MOST_FRAMES).map(({ callFrame: { functionName, url, lineNumber, columnNumber } }) => ({
      name: functionName || '(inline)',
      ...placeOf(url, { line: lineNumber + 1, column: columnNumber + 1 }),
    }));
  }

  /** The lines of a function with samples, and their shares. */
  linesOf({ callFrame, positionTicks = [] }: Node): readonly (readonly [line: number, part: number])[] {
    const all = positionTicks.reduce((sum, { ticks }) => sum + ticks, 0);
    const { url, lineNumber, columnNumber } = callFrame;
    const begin = placeOf(url, { line: lineNumber + 1, column: columnNumber + 1 }).line;
    const lines = positionTicks.map(
      ({ line, ticks }) => [placeOf(url, { line, column: INDENTED }).line, ticks / all] as const,
    );
    // Compiled code may be in one line: then lines say nothing.
    return lines.filter(([line]) => line >= begin);
  }

  private upwards(from: Node | undefined): readonly Node[] {
    const stack: Node[] = [];
    for (let node = from; node; node = this.callers.get(node)) stack.push(node);
    return stack;
  }
}

// Loading a module includes all work at its top level.
function requirerIn(stack: readonly Node[]): Node | undefined {
  const loader = stack.findLastIndex(({ callFrame: { url } }) => url.startsWith('node:internal/modules/'));
  return loader < 0 ? undefined : stack.slice(loader).find((node) => ownerOf(node) === 'app');
}

function ownerOf({ callFrame: { url } }: Node): ReturnType<typeof ownerOfPath> {
  return ownerOfPath(url);
}
