import { functionId } from '../../program';
import { memoisedBy } from '../../memoised';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';

/** Conventional names of responses, alone and in requests, contexts and controllers. */
const RESPONSE = /^(?:(?:req|request|ctx|this)\.)?(?:res|resp|response|reply|rep)\b/;
const SENDS = /\.(?:json|jsonp|send|sendStatus|sendFile|download|render|end|redirect)$/;
/** What sends a response that is given to it. */
const SENDS_TO = /^(?:pipe|pipeline|pump)$/;
// Matches: socket.emit, ws.send, this.socket.volatile.emit
const MESSAGE = /^(?:this\.)?(?:socket|ws|connection|conn)(?:\.\w+)*\.(?:emit|send|write)$/;
const HEARS = /^(?:this\.)?(?:socket|ws|client|connection|conn)\.(?:on|once)$/;
/** What is given to these runs when a response is sent (https://nodejs.org/api/http.html#event-finish). */
const LISTENS = /\.(?:on|once|addListener)$/;
const SENT: ReadonlySet<string | undefined> = new Set(['finish', 'close']);

/** Whether a call answers the client: with a response, a message or an acknowledgement. */
export function isAnswer(graph: CallGraph, path: string, call: CallFacts): boolean {
  const { text, fn } = call;
  return (
    (isResponse(text) && sends(text)) ||
    isSent(call) ||
    MESSAGE.test(text) ||
    acknowledgedBy(graph).get(functionId(path, fn)) === text
  );
}

// Matches: file.pipe(res), pipeline(file, zip, res, done)
function isSent({ name, args }: CallFacts): boolean {
  return SENDS_TO.test(name) && args.some(({ text }) => isResponse(text));
}

/** Whether something is, or belongs to, a response. */
export function isResponse(text: string): boolean {
  return RESPONSE.test(text);
}

/** Whether that, called on a response, sends it. */
export function sends(text: string): boolean {
  return SENDS.test(text);
}

/** Whether a call is given what runs when a response is sent. */
// Matches: res.on('finish', () => count(req)), onFinished(res, () => count(req))
export function listensToEnd({ text, args: [first] }: CallFacts): boolean {
  if (text === 'onFinished') return true;
  return isResponse(text) && LISTENS.test(text) && SENT.has(first?.value);
}

/** The parameters by which listeners of sockets acknowledge a message (https://socket.io/docs/v4/emitting-events/). */
// Matches: done of socket.on('save', (note, done) => { done({ ok: true }); save(note); })
const acknowledgedBy = memoisedBy((graph: CallGraph): ReadonlyMap<FunctionId, string | undefined> => {
  const { program, callbacks } = graph;
  const hears = ({ call }: { readonly call: CallId }): boolean => HEARS.test(program.call(call).text);
  const listeners = [...callbacks].filter(([, handed]) => handed.some(hears)).map(([fn]) => fn);
  return new Map(listeners.map((fn) => [fn, program.fn(fn).params.at(-1)]));
});
