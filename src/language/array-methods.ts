import { libraryMethod } from './collections';
import type { CallFacts, FileFacts } from '../types';

/** The generated helper that takes the place of a method which calls back once per element, and waits for each call. */
export interface LoopForm {
  readonly helper: string;
  /** Which argument is the callback. */
  readonly callback: number;
  /** What becomes the first argument of the helper: the receiver, the function that is called, or what is first already. */
  readonly first: 'receiver' | 'callee' | 'argument';
  /** The receiver stays as it is: the helper gets a copy. */
  readonly copies?: true;
}

/** Methods of arrays that call a function for elements, before they return. */
export const CALLING: readonly string[] = [
  ...['map', 'filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flatMap'],
  ...['reduce', 'reduceRight', 'sort', 'forEach', 'toSorted'],
];

/** The helpers of methods of arrays and strings. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ...[...CALLING, 'replace'].map((name) => [name, `${name}InOrder`] as const),
  ['forEach', 'eachInOrder'],
  ['toSorted', 'sortInOrder'],
]);

/** Methods whose helper takes whatever is like an array. */
const BORROWABLE: ReadonlySet<string> = new Set(['forEach', 'map', 'filter', 'some', 'every']);

const BORROWED = /^(?:Array\.prototype|\[\])\.(\w+)\.call$/;

/** Functions that are given the list, as they are written. */
const FUNCTIONS: ReadonlyMap<string, LoopForm> = new Map([
  ['Array.from', { helper: 'fromInOrder', callback: 1, first: 'argument' }],
]);

/** How a call goes through a list, and which helper does that in order; undefined where it does not, or not plainly. */
// Matches: names.map(load), Array.from(names, load), [].map.call(names, load), _.map(names, load) – written plainly enough
export function loopFormOf(file: FileFacts, call: CallFacts): LoopForm | undefined {
  if (call.optional || call.args.some((arg) => arg.kind === 'spread')) return undefined;
  const known = FUNCTIONS.get(call.text) ?? borrowedForm(call) ?? libraryForm(file, call);
  if (known) return call.args.length > known.callback ? known : undefined;
  const helper = METHODS.get(call.name);
  const isPlain = call.member !== undefined && !call.member.computed && /^\s*\.\s*$/.test(call.between);
  if (helper === undefined || !isPlain || call.args.length > 2) return undefined;
  if (call.name === 'sort' && !call.position.fresh) return undefined;
  const form = { helper, callback: helper.startsWith('replace') ? 1 : 0, first: 'receiver' } as const;
  return call.name === 'toSorted' ? { ...form, copies: true } : form;
}

/** The method of an array that is called on something else: `forEach` of `[].forEach.call(list, visit)`. */
export function borrowedMethod({ text }: Pick<CallFacts, 'text'>): string | undefined {
  const name = BORROWED.exec(text)?.[1] ?? '';
  return BORROWABLE.has(name) ? name : undefined;
}

// Matches: slice of Array.prototype.slice.call(arguments, 1), and of slice.call(arguments), as old code keeps it
const TAKEN = /^(?:(?:Array\.prototype|\[\])\.(\w+)|_*(slice))\.call$/;

/** The method by which a call takes something out of a list, its own or a borrowed one. */
export function takingMethod({ name, text }: Pick<CallFacts, 'name' | 'text'>): string {
  const [, borrowed, kept] = (name === 'call' && TAKEN.exec(text)) || [];
  return borrowed ?? kept ?? name;
}

function borrowedForm(call: CallFacts): LoopForm | undefined {
  const name = borrowedMethod(call);
  const helper = name === undefined ? undefined : METHODS.get(name);
  // What it is called on is not among the arguments.
  return helper === undefined ? undefined : { helper, callback: 0, first: 'argument' };
}

function libraryForm(file: FileFacts, call: CallFacts): LoopForm | undefined {
  // The types of these functions cannot be had from their helper: in TypeScript nobody may look at its result.
  const isTyped = file.typescript && !call.position.unused;
  return call.args.length === 2 && !isTyped && libraryMethod(file, call) !== undefined
    ? { helper: 'iterateInOrder', callback: 1, first: 'callee' }
    : undefined;
}
