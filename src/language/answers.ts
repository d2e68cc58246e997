/** Methods that give an answer back, so that others can follow. */
const CHAINS = new Set(
  'code status headers type serializer trailer removeTrailer removeHeader hijack charset clearCookie setCookie'.split(
    ' ',
  ),
);
/** The same, if they set something: `req.header('host')` asks. */
const SETTERS = new Set(['header', 'cookie']);

/** Whether a method of a request or an answer gives back its receiver. */
// Matches: reply.code(404).type('text/html'), reply.header('x-note', note)
export function givesReceiver(name: string, args: number): boolean {
  return CHAINS.has(name) || (SETTERS.has(name) && args > 1);
}
