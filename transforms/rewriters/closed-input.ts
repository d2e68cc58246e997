import type { ArgumentFacts, Rewriter } from '../../src/types';
import { keysOf } from './options';

/** Options that already determine the input of the program. */
const SAID = ['input', 'inputFile', 'stdin', 'stdio'];

/**
 * `execa.sync('cat', args)` → `execa('cat', args, { input: '' })`: a program that reads stdin would wait forever if it
 * stayed open.
 */
export const withClosedInput: Rewriter = ({ args }, text) => {
  const last = args.at(-1);
  if (!last || keysOf(last).some((key) => SAID.includes(key))) return undefined;
  const quotes = text.split('"').length > text.split("'").length ? '""' : "''";
  return { edits: [last.kind === 'object' ? inside(last, quotes) : after(last, quotes)] };
};

function inside({ span, keys = [] }: ArgumentFacts, quotes: string) {
  const at = span.start + 1;
  return { span: { start: at, end: at }, text: ` input: ${quotes}${keys.length > 0 ? ',' : ' '}` };
}

function after({ span }: ArgumentFacts, quotes: string) {
  return { span: { start: span.end, end: span.end }, text: `, { input: ${quotes} }` };
}
