import type { ArgumentFacts, BlockingMethod, CallFacts } from '../types';

/** Ways to an asynchronous form that may have a callback as its last argument. */
const CALLS_BACK: ReadonlySet<BlockingMethod['via']> = new Set(['promisify', 'own']);
const CONSTANT = /^(?:null|undefined|true|false)$/;

/**
 * The arguments that a synchronous call ignores, and its asynchronous form would take for others or for a callback; none where
 * that has no callback.
 */
// Matches: null of bcrypt.hashSync(password, salt, null), () => {} of gzipSync(text, () => {})
export function surplusOf(call: CallFacts, method: BlockingMethod): readonly ArgumentFacts[] {
  const { takes, via } = { ...method, ...method.rewriter?.(call, '', method) };
  if (takes === undefined || !CALLS_BACK.has(via)) return [];
  const last = call.args.at(-1);
  const surplus = call.args.slice(takes);
  return surplus.length === 0 && last?.kind === 'function' ? [last] : surplus;
}

/** Whether an argument does nothing by being evaluated, so that a call is the same without it. */
export function isInert({ kind, text }: ArgumentFacts): boolean {
  if (kind === 'object' || kind === 'array') return !/[(`]/.test(text);
  return kind === 'string' || kind === 'number' || CONSTANT.test(text);
}
