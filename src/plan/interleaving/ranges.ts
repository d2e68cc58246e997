import type {
  FileFacts,
  FunctionId,
  LockRange,
  ProgramView,
  ReturnFacts,
  Span,
  StatementFacts,
  StatementList,
} from '../../types';
import { isPassedOn } from '../barriers/positions';
import { isLink } from '../propagation/awaited-calls';

/** Methods that send a response, or block: their result is no promise, or a new one. */
const AT_ONCE = /^(?:send|sendStatus|json|end|redirect|render|parse|stringify|\w+Sync)$/;

/** Offsets in one function, both included, between which nothing else may run. */
export type Stretch = readonly [first: number, last: number];

/**
 * The smallest runs of whole statements that cover some stretches, to be put into a lock; where they return, with all
 * that follows. Undefined where there is none, because the statements jump out, declare what is used after them, or a
 * lock cannot be held over them.
 */
export function rangesFor(
  program: ProgramView,
  fn: FunctionId,
  stretches: readonly Stretch[],
  canHold: (range: LockRange) => boolean,
): LockRange[] | undefined {
  const file = program.fileOf(fn);
  const { index } = program.fn(fn);
  const lists = file.statements.filter((list) => list.fn === index);
  const found: LockRange[] = [];
  for (const stretch of merged(stretches)) {
    const range = candidatesFor(file, lists, stretch).find(canHold);
    if (!range) return undefined;
    found.push(range);
  }
  return joined(found);
}

/**
 * The statements behind an offset up to the end of the function, where they include all of the others; undefined where
 * they cannot be put into a lock.
 */
export function restFor(
  program: ProgramView,
  fn: FunctionId,
  [since, ...uses]: readonly number[],
  awaits: readonly number[],
): LockRange | undefined {
  const file = program.fileOf(fn);
  const { index } = program.fn(fn);
  const lists = file.statements.filter((list) => list.fn === index && list.ends);
  const around = lists.filter((list) => uses.every((at) => isWithin(spanOf(list.items), at)));
  const items = smallest(around)?.items.filter(({ span }) => span.start > since) ?? [];
  if (items.length === 0 || uses.some((at) => at < items[0].span.start)) return undefined;
  const range = { ...spanOf(items), ...(items.some(({ leaves }) => leaves) && { returns: true as const }) };
  return isShort(program, fn, range, awaits) && !escapes(file, range) ? range : undefined;
}

/**
 * Whether a lock around some statements would end when they do, and delay nobody who did not wait before; `awaits` are
 * the ends of existing awaits.
 */
export function isShort(program: ProgramView, fn: FunctionId, range: LockRange, awaits: readonly number[]): boolean {
  const file = program.fileOf(fn);
  const { index } = program.fn(fn);
  const waits = awaits.some((at) => isWithin(range, at)) || (range.returns && mayReturnPromise(file, index, range));
  return !waits && !goesOn(file, index, range);
}

/** Joins overlapping stretches. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const [first, last] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const before = all[all.length - 1];
    if (before && first < before[1]) all[all.length - 1] = [before[0], Math.max(before[1], last)];
    else all.push([first, last]);
  }
  return all;
}

/** The runs of statements around a stretch; where they return, up to the end of the function, or on their own. */
function candidatesFor(file: FileFacts, lists: readonly StatementList[], [first, last]: Stretch): LockRange[] {
  const around = lists.filter(
    ({ items }) => items.some((item) => isWithin(item.span, first)) && items.some((item) => isWithin(item.span, last)),
  );
  const list = smallest(around);
  if (!list) return [];
  const start = list.items.findIndex((item) => isWithin(item.span, first));
  const needed = list.items.slice(start, endOf(file, list, start, last) + 1);
  const alone = spanOf(needed);
  const exits = file.returns.filter(({ fn, span }) => fn === list.fn && startsIn(alone, span));
  const ending =
    list.ends || endsWithReturn(file, list) ? [{ ...spanOf(list.items.slice(start)), returns: true as const }] : [];
  const endsSo = exits.some(({ span }) => span.start === needed[needed.length - 1].span.start);
  const cut = canCarry(file, needed, exits) ? [{ ...alone, exits, ...(endsSo && { endsSo: true as const }) }] : [];
  const found: LockRange[] = needed.some(({ leaves }) => leaves) ? [...ending, ...cut] : [alone];
  return found.filter((range) => !escapes(file, range));
}

/** Nothing runs after the block, because it returns at its end. */
function endsWithReturn({ returns }: FileFacts, { fn, items }: StatementList): boolean {
  const { start } = items[items.length - 1].span;
  return returns.some((one) => one.fn === fn && one.span.start === start);
}

/** Whether the values that these statements return can be carried out of a closure, and they leave in no other way. */
function canCarry({ typescript }: FileFacts, items: readonly StatementFacts[], exits: readonly ReturnFacts[]): boolean {
  const isCarried = ({ carried }: ReturnFacts): boolean =>
    carried === 'anywhere' || (carried === 'untyped' && !typescript);
  return !items.some(({ jumps }) => jumps) && (haveOneValue(exits) || exits.every(isCarried));
}

/** They all return the same literal, or nothing. */
function haveOneValue(exits: readonly ReturnFacts[]): boolean {
  return exits.every(({ literal }) => literal !== undefined && literal === exits[0].literal);
}

/** A callback in it runs when the lock is no longer held. */
// Matches: load().then(show); nothing of it is awaited
function goesOn(file: FileFacts, fn: number, range: Span): boolean {
  return file.calls.some(
    (call) => call.fn === fn && isLink(call) && startsIn(range, call.span) && !isPassedOn(call.position),
  );
}

/** What it returns may be a promise, for which the lock would wait. */
function mayReturnPromise(file: FileFacts, fn: number, range: Span): boolean {
  const calls = file.calls.filter((call) => call.fn === fn && startsIn(range, call.span));
  return calls.some(({ name, isNew, position }) =>
    isNew ? name === 'Promise' : position.returned && !AT_ONCE.test(name),
  );
}

/** The index of the last statement: that of the second use, extended by those that use what is declared in between. */
function endOf(file: FileFacts, list: StatementList, start: number, last: number): number {
  let end = list.items.findIndex((item) => isWithin(item.span, last));
  for (let before = -1; before !== end;) {
    before = end;
    const range = { start: list.items[start].span.start, end: list.items[end].span.end };
    const needed = Math.max(...declaredIn(file, range).map((local) => local.last), 0);
    end = Math.max(
      end,
      list.items.findLastIndex((item) => item.span.start < needed),
    );
  }
  return end;
}

function escapes(file: FileFacts, range: Span): boolean {
  // Functions and `var`s can be used above their declaration, too.
  const isUsedOutside = declaredIn(file, range).some((local) => local.first < range.start || local.last > range.end);
  // TypeScript does not track assignments that a closure makes.
  const assigns =
    file.typescript &&
    file.locals.some((local) => !isWithin(range, local.declared) && local.writes.some((at) => isWithin(range, at)));
  return isUsedOutside || assigns;
}

function declaredIn(file: FileFacts, range: Span) {
  return file.locals.filter((local) => isWithin(range, local.declared));
}

/** What begins where a part ends is behind it. */
// Matches: return send(note) of `if (!note) fail();return send(note)`
function startsIn({ start, end }: Span, inner: Span): boolean {
  return inner.start >= start && inner.start < end;
}

function isWithin(span: Span, at: number): boolean {
  return at >= span.start && at <= span.end;
}

function smallest(lists: readonly StatementList[]): StatementList | undefined {
  return [...lists].sort((a, b) => widthOf(a) - widthOf(b))[0];
}

function widthOf({ items }: StatementList): number {
  const { start, end } = spanOf(items);
  return end - start;
}

function spanOf(items: readonly StatementFacts[]): Span {
  return { start: items[0].span.start, end: items[items.length - 1].span.end };
}

/** Joins ranges that are nested in each other; undefined when some overlap only partially. */
function joined(ranges: readonly LockRange[]): LockRange[] | undefined {
  const outer: LockRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const before = outer[outer.length - 1];
    if (!before || range.start >= before.end) outer.push(range);
    else if (range.end > before.end) return undefined;
  }
  return outer;
}
