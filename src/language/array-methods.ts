import { libraryMethod } from './collections';
import type { CallFacts, FileFacts } from '../types';

/** The generated helper that replaces a method which calls back once per element, and awaits each call. */
export interface LoopForm {
  readonly helper: string;
  /** Index of the callback. */
  readonly callback: number;
  /** The first argument of the helper: the receiver, the called function, or the present first argument. */
  readonly first: 'receiver' | 'callee' | 'argument';
  /** The helper gets a copy, because the method does not modify its receiver. */
  readonly copies?: true;
  /** It gets an array of what may only be like one. */
  readonly listed?: true;
}

/** Array methods that call a function for elements before they return. */
export const CALLING: readonly string[] = [
  ...['map', 'filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flatMap'],
  ...['reduce', 'reduceRight', 'sort', 'forEach', 'toSorted'],
];

/** By method of arrays and strings: its helper. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ...[...CALLING, 'replace'].map((name) => [name, `${name}InOrder`] as const),
  ['forEach', 'eachInOrder'],
  ['toSorted', 'sortInOrder'],
]);

/** By helper: the one that runs several callbacks at once, where they do not depend on each other. */
const AT_ONCE: ReadonlyMap<string, string> = new Map([
  ['mapInOrder', 'mapAtOnce'],
  ['filterInOrder', 'filterAtOnce'],
  ['flatMapInOrder', 'flatMapAtOnce'],
]);

/** The helper that runs several callbacks of an iteration at once; undefined where there is none for it. */
export function helperAtOnce({ helper, callback }: LoopForm, { args }: Pick<CallFacts, 'args'>): string | undefined {
  // With another argument, the callback has a `this` of its own.
  return args.length === callback + 1 ? AT_ONCE.get(helper) : undefined;
}

/** Methods that array-like values may borrow. */
const BORROWABLE: ReadonlySet<string> = new Set(['forEach', 'map', 'filter', 'some', 'every']);

const BORROWED = /^(?:Array\.prototype|\[\])\.(\w+)\.call$/;

/** Functions of Node >= 21 that sort the elements of a list into groups. */
export const GROUPS = /^(?:Object|Map)\.groupBy$/;

/** By text of the callee: functions that take the list as an argument. */
const FUNCTIONS: ReadonlyMap<string, LoopForm> = new Map([
  ['Array.from', { helper: 'fromInOrder', callback: 1, first: 'argument' }],
]);

const ACCESS = /^\s*\??\.\s*$/;

const CONTINUES = /^(?:then|catch|finally)$/;

/**
 * How a call iterates over a list, and the helper that does the same in order; undefined if it does not, or if the code
 * is too complicated to tell.
 */
// Matches: names.map(load), Array.from(names, load), [].map.call(names, load), _.map(names, load) – written plainly enough
export function loopFormOf(file: FileFacts, call: CallFacts): LoopForm | undefined {
  if (call.optional || call.args.some((arg) => arg.kind === 'spread')) return undefined;
  const { chain, tail, fresh } = call.position;
  // The helper has no receiver that it could test.
  if (tail && !tail.chain && !(tail.isLast && fresh)) return undefined;
  const known =
    FUNCTIONS.get(call.text) ?? borrowedForm(file, call) ?? groupForm(file, call) ?? libraryForm(file, call);
  if (known) return call.args.length > known.callback ? known : undefined;
  const helper = METHODS.get(call.name);
  const isPlain = call.member !== undefined && !call.member.computed && ACCESS.test(call.between);
  if (call.between.includes('?') && !tail && !chain) return undefined;
  if (helper === undefined || !isPlain || call.args.length > 2 || givesPromise(file, call)) return undefined;
  if (call.name === 'sort' && !call.position.fresh) return undefined;
  const form = { helper, callback: helper.startsWith('replace') ? 1 : 0, first: 'receiver' } as const;
  return call.name === 'toSorted' ? { ...form, copies: true } : form;
}

/** A list of an array method has no `then`: that of a promise of Bluebird has. */
// Matches: readNames().map(load).then(show), and not Promise.all(names.map(load)).then(show)
function givesPromise({ calls }: FileFacts, { position, span }: CallFacts): boolean {
  if (!position.promised) return false;
  const next = calls.find(({ member }) => member?.object.start === span.start && member.object.end === span.end);
  return next !== undefined && CONTINUES.test(next.name);
}

/** The array method that is called on another value: `forEach` in `[].forEach.call(list, visit)`. */
export function borrowedMethod({ text }: Pick<CallFacts, 'text'>): string | undefined {
  const name = BORROWED.exec(text)?.[1] ?? '';
  return BORROWABLE.has(name) ? name : undefined;
}

// Matches: slice of Array.prototype.slice.call(arguments, 1), and of slice.call(arguments), as old code keeps it
const TAKEN = /^(?:(?:Array\.prototype|\[\])\.(\w+)|_*(slice))\.call$/;

/** The method by which a call takes elements out of a list, its own or a borrowed one. */
export function takingMethod({ name, text }: Pick<CallFacts, 'name' | 'text'>): string {
  const [, borrowed, kept] = (name === 'call' && TAKEN.exec(text)) || [];
  return borrowed ?? kept ?? name;
}

function borrowedForm(file: FileFacts, call: CallFacts): LoopForm | undefined {
  const name = borrowedMethod(call);
  const helper = name === undefined ? undefined : METHODS.get(name);
  // The receiver is not among the arguments.
  return helper === undefined || getsList(file, call)
    ? undefined
    : { helper, callback: 0, first: 'argument', listed: true };
}

/** The callback may get the list itself. */
function getsList({ functions }: FileFacts, { index }: CallFacts): boolean {
  const visit = functions.find(({ argumentOf }) => argumentOf?.call === index);
  return visit === undefined || visit.params.length > 2 || visit.restNode >= 0;
}

function groupForm(file: FileFacts, call: CallFacts): LoopForm | undefined {
  return GROUPS.test(call.text) && !isTyped(file, call)
    ? { helper: 'groupInOrder', callback: 1, first: 'callee' }
    : undefined;
}

function libraryForm(file: FileFacts, call: CallFacts): LoopForm | undefined {
  return call.args.length === 2 && !isTyped(file, call) && libraryMethod(file, call) !== undefined
    ? { helper: 'iterateInOrder', callback: 1, first: 'callee' }
    : undefined;
}

/** The types of a generic function that is passed on cannot be expressed by the helper: there the result must be unused. */
function isTyped({ typescript }: FileFacts, { position }: CallFacts): boolean {
  return typescript && !position.unused;
}
