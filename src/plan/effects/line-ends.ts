import type { ArgumentFacts, BlockingCall } from '../../types';

/** The end of an expression that ends a line. */
// Matches: text + '\n', parts.join(',') + os.EOL
const ENDS_LINE = /(?:\\n['"`]|\bEOL)$/;

/** Whether what a call appends to a file may be a part of a line only, the rest of which another call appends. */
// Matches: fs.appendFileSync('log.txt', text) of: fs.appendFileSync('log.txt', text); fs.appendFileSync('log.txt', '\n');
export function isPartOfLine({ call, method }: BlockingCall): boolean {
  const text = call.args[1];
  return method.effect === 'append' && text !== undefined && !endsLine(text);
}

function endsLine({ text, span, value, parts }: ArgumentFacts): boolean {
  const end = parts?.at(-1);
  const last = value ?? (end && 'hole' in end ? '' : end?.text);
  if (last !== undefined) return last.endsWith('\n');
  const isWhole = text.length === span.end - span.start;
  return isWhole && ENDS_LINE.test(text);
}
