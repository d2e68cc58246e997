import type { ArgumentFacts, Rewriter } from '../../src/types';

// Matches: Buffer.from(text), Buffer.concat(chunks), String(value), value.toString('utf8'), list.join(',')
const GIVES_INPUT = /^(?:Buffer\.(?:from|concat|alloc\w*)|String)\([^()]*\)$|\.(?:toString|join)\([^()]*\)$/;

/** `gzipSync(body)` → `gzip(zlibInput(body))`, unless it is a text or bytes for sure: of `undefined` the callback form makes an empty file. */
export const withInput: Rewriter = ({ args: [input] }) =>
  input && !isInput(input) ? { wraps: [{ index: 0, helper: 'zlibInput' }] } : undefined;

function isInput({ kind, text }: ArgumentFacts): boolean {
  return kind === 'string' || kind === 'template' || GIVES_INPUT.test(text);
}
