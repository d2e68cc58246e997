import { ELEMENT } from '../../language/state-parts';
import type { FunctionId } from '../../types';
import { isChange } from './file-uses';
import { variableAt, writtenOut, type Touch } from './locations';
import type { Variables, VariableTouch } from './variables';

/** What a container has of its own beside its elements. */
const NO_ELEMENT = /^(?:length|size)$/;
/** More names for one place than this are not told apart any more. */
const MOST = 8;
const STEP = `.${ELEMENT}`;

/** The containers whose elements are used, and changed, without naming them. */
interface Containers {
  readonly used: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

/**
 * What has a name in one place may be an element in another: `rooms.main` is one of `Object.values(rooms)`. Who uses it by its
 * name uses an element where others change elements, or where it changes what others look for among the elements.
 */
export class NamedElements {
  private found: Containers | undefined;
  private readonly known = new Map<Touch, readonly Touch[]>();
  private readonly uses = new Map<FunctionId, readonly VariableTouch[]>();

  constructor(
    private readonly variables: Variables,
    /** The functions that run in the server. */
    private readonly live: () => Iterable<FunctionId>,
  ) {}

  /** What a function does to variables, under these names, too. */
  of(fn: FunctionId): readonly VariableTouch[] {
    const known = this.uses.get(fn) ?? this.usesOf(fn);
    this.uses.set(fn, known);
    return known;
  }

  private usesOf(fn: FunctionId): readonly VariableTouch[] {
    const own = this.variables.of(fn);
    const more = own.flatMap((use) => this.othersOf(use.touch).map((touch) => ({ ...use, touch })));
    return more.length === 0 ? own : [...own, ...more];
  }

  private othersOf(touch: Touch): readonly Touch[] {
    const known = this.known.get(touch) ?? this.elementsFor(touch);
    this.known.set(touch, known);
    return known;
  }

  private elementsFor(touch: Touch): readonly Touch[] {
    const { name, home, own } = touch.location;
    const containers = this.containers()[isChange(touch) ? 'used' : 'changed'];
    const names = new Map([[writtenOut(touch.location), name]]);
    // The map grows while it is iterated: a work list.
    for (const known of names)
      for (const [text, called] of asElements(known, containers)) if (names.size < MOST) names.set(text, called);
    const [, ...others] = names;
    return others.map(([text, called]) => ({ ...touch, location: variableAt(pathOf(text), called, home, own) }));
  }

  private containers(): Containers {
    if (this.found) return this.found;
    const [used, changed] = [new Set<string>(), new Set<string>()];
    for (const fn of this.live())
      for (const { touch } of this.variables.of(fn))
        for (const container of containersOf(writtenOut(touch.location))) {
          used.add(container);
          if (isChange(touch)) changed.add(container);
        }
    this.found = { used, changed };
    return this.found;
  }
}

/** The containers in a path that leads into their elements. Who asks for an element itself uses the whole container. */
// Matches: rooms of rooms.[].items.[], and both rooms and rooms.[].items of rooms.[].items.[].on
function containersOf(text: string): string[] {
  const parts = text.split(STEP);
  const containers = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(STEP));
  return text.endsWith(STEP) ? containers.slice(0, -1) : containers;
}

/** An access path, and its name, with one of its steps as that of an element. */
// Matches: rooms.main.open → rooms.[].open, and rooms.open as its name
function asElements([text, name]: readonly [string, string], containers: ReadonlySet<string>): [string, string][] {
  const found: [string, string][] = [];
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', dot + 1)) {
    const [head, tail] = [text.slice(0, dot), text.slice(dot + 1)];
    const [step] = tail.split('.', 1);
    if (step === ELEMENT || NO_ELEMENT.test(step) || !containers.has(head)) continue;
    found.push([head + STEP + tail.slice(step.length), withoutStep(name, tail)]);
  }
  return found;
}

/** A name, which does not tell elements, without the first step of the end of its path. */
function withoutStep(name: string, tail: string): string {
  const behind = tail.split('.').filter((step) => step !== ELEMENT).length;
  const steps = name.split('.');
  return steps.filter((_, index) => index !== steps.length - behind).join('.') || name;
}

/** The root and the steps of an access path: the last element is a root of its own. */
function pathOf(text: string): readonly string[] {
  const end = text.lastIndexOf(STEP) + STEP.length;
  return [
    text.slice(0, end),
    ...text
      .slice(end + 1)
      .split('.')
      .filter(Boolean),
  ];
}
