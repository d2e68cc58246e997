import type { CallFacts } from './types';

/** The generated helper that takes the place of a method which calls back once per element, and waits for each call. */
export interface LoopForm {
  readonly helper: string;
  /** Which argument is the callback. */
  readonly callback: number;
}

/** Methods of arrays and strings, by their names. */
const METHODS: ReadonlyMap<string, string> = new Map(
  [
    'map',
    'filter',
    'some',
    'every',
    'find',
    'findIndex',
    'findLast',
    'findLastIndex',
    'flatMap',
    'reduce',
    'reduceRight',
    'sort',
    'replace',
  ]
    .map((name): [string, string] => [name, `${name}InOrder`])
    .concat([['forEach', 'eachInOrder']]),
);

/** Functions that are given the list, as they are written. */
const FUNCTIONS: ReadonlyMap<string, LoopForm> = new Map([['Array.from', { helper: 'fromInOrder', callback: 1 }]]);

// Matches: names.map(load), names.reduce(add, 0), Array.from(names, load) – written plainly enough to be replaced
export function loopFormOf(call: CallFacts): LoopForm | undefined {
  if (call.optional || call.args.some((arg) => arg.kind === 'spread')) return undefined;
  const known = FUNCTIONS.get(call.text);
  if (known) return call.args.length > known.callback ? known : undefined;
  const helper = METHODS.get(call.name);
  const isPlain = call.member !== undefined && !call.member.computed && /^\s*\.\s*$/.test(call.between);
  if (helper === undefined || !isPlain || call.args.length > 2) return undefined;
  if (call.name === 'sort' && !call.position.fresh) return undefined;
  return { helper, callback: helper.startsWith('replace') ? 1 : 0 };
}

/** True when the list is the receiver of the call, and not its first argument. */
export function isMethodLoop(call: CallFacts): boolean {
  return !FUNCTIONS.has(call.text);
}
