import { addsListener, eventsAfter, LAST_EVENTS, NODE_EMITTERS } from '../../language/emitters';
import { memoised } from '../../memoised';
import { callId } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, CallGraph, FileFacts, FunctionId, Handed, Hazard } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import { isResponse } from './answering-calls';
import { isFedByPipe } from './piped-requests';
import type { Closure } from '../propagation/closure';
import { turnGuards } from '../guards/sockets';
import { lateFunctions } from './late-work';
import { waitsOf } from '../propagation/waits';
import { waitsAnew } from './new-ways';

/** Events after which a request emits nothing more of interest. */
const ENDS_REQUEST: ReadonlySet<string> = new Set(['end', 'close', 'finish']);

// Matches: req.on, this.request.once
const OF_REQUEST = /(?:^|\.)(?:req|request)\.(?:on|once)$/;

/** Events that are independent of each other, or happen once. */
const APART = /^(?:request|connect(?:ion)?|secureConnection|session|upgrade|listening|ready|open|error)$/;

/** A listener to one of the last events of an emitter, and what is known of the emitter. */
interface Listener {
  readonly file: FileFacts;
  readonly call: CallFacts;
  readonly event: string;
  /** Flow nodes that hold the emitter. */
  readonly nodes: ReadonlySet<number>;
}

/**
 * Whether a listener may become async because its event is the last: the result is ignored, a throw ends the process as
 * a rejection does, and no other listener for the event runs after it.
 */
export function isLastListener(graph: CallGraph, handed: Handed): boolean {
  if (isEndOfRequest(graph.program.call(handed.call))) return true;
  const listener = listenerOf(graph, handed);
  return listener !== undefined && followers(listener, [listener.event]).length === 0;
}

/** Hazards of listeners that wait: some emitters call theirs before a method of them returns. */
export function listening(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const doubtsOf = memoised((fn: FunctionId, isNew: boolean) => doubtsAbout(graph, fn, isNew));
  return closures.flatMap((closure) =>
    [...new Set(lateFunctions(graph, closure))]
      .flatMap((fn) => doubtsOf(fn, waitsAnew(graph, closure, fn)))
      .map((hazard) => ({
        fn: closure.owner,
        hazard: { ...hazard, findings: [closure.finding.id] },
      })),
  );
}

function doubtsAbout(graph: CallGraph, fn: FunctionId, isNew: boolean): readonly Hazard[] {
  // Listeners that take turns keep their order.
  if (turnGuards(graph, fn) !== undefined) return [];
  return (graph.callbacks.get(fn) ?? []).flatMap((handed) => {
    const listener = handed.use.kind === 'unknown' ? listenerOf(graph, handed) : undefined;
    const message = listener ? doubtOf(graph, handed, listener) : orderOf(graph, fn, handed, isNew);
    return message === undefined ? [] : [{ code: 'listener', message, at: graph.program.at(handed.call) }];
  });
}

// Matches: client.on('message', async (topic, text) => fs.appendFileSync(topic, text))
function orderOf(graph: CallGraph, fn: FunctionId, { call: id, index }: Handed, isNew: boolean): string | undefined {
  const call = graph.program.call(id);
  const event = call.args[0]?.value;
  const isRepeated = isListening(call) && !/once/i.test(call.name) && index === 1 && call.args.length === 2;
  if (!isRepeated || event === undefined || LAST_EVENTS.includes(event) || APART.test(event)) return undefined;
  // The order of those that already waited was never certain.
  return call.text.startsWith('process.') || (waitsOf(graph).mayWait(fn) && !isNew)
    ? undefined
    : `what listens to '${event}' was done before it was told again, and may overtake itself now`;
}

// Matches: req.on('end', () => …), this.req.on('end', () => …): the request emits nothing more, and nothing else listens to its body
function isEndOfRequest({ args, text }: CallFacts): boolean {
  const isRequest = OF_REQUEST.test(text) && args[1]?.kind === 'function';
  return isRequest && args[0].kind === 'string' && ENDS_REQUEST.has(args[0].value ?? '');
}

function listenerOf(graph: CallGraph, { call: id, index }: Handed): Listener | undefined {
  const call = graph.program.call(id);
  const file = graph.program.fileOf(id);
  const event = call.args[0]?.value;
  const listens = isListening(call) && index === 1 && call.args.length === 2;
  if (!listens || event === undefined || !LAST_EVENTS.includes(event) || call.text.startsWith('process.'))
    return undefined;
  const isOthers = graph.valuesOf(id, call.receiverNode).externals.length > 0;
  return isOthers && !isEmitted(file, event)
    ? { file, call, event, nodes: nodesOf(file, emitterOf(file, call)) }
    : undefined;
}

function doubtOf(graph: CallGraph, { call: id }: Handed, listener: Listener): string | undefined {
  const { call, event } = listener;
  if (isEndOfRequest(call)) return undefined;
  const { externals } = graph.valuesOf(id, call.receiverNode);
  const later = followers(listener, eventsAfter(event, externals))[0];
  if (later)
    return `the listener of ${later.args[0].text} (line ${later.line}) may run before that of '${event}' is done`;
  if (isPassedOn(graph, listener) && isHeardElsewhere(graph, listener, externals))
    return `other listeners of '${event}' would not wait for this one`;
  const isTurned =
    externals.every((path) => NODE_EMITTERS.has(path)) ||
    (event === 'end' && isReadable(listener)) ||
    isResponse(call.text);
  return isTurned || isFedByPipe(graph, listener.file, emitterOf(listener.file, call))
    ? undefined
    : `${call.text} is assumed to belong to an emitter that emits '${event}' asynchronously`;
}

// Matches: upload.on('data', add).on('end', save): a stream emits its end asynchronously
function isReadable({ file, call, nodes }: Listener): boolean {
  // Matches: this.input.on('data', add); this.input.on('end', save);
  const isSame = (other: CallFacts): boolean => other.fn === call.fn && other.text === call.text;
  return file.calls.some(
    (other) =>
      isListening(other) && other.args[0]?.value === 'data' && (nodes.has(emitterOf(file, other)) || isSame(other)),
  );
}

/** Whether another listener in the program hears the event, or a later one, of what may be the same emitter. */
function isHeardElsewhere(graph: CallGraph, { call, event }: Listener, emitters: readonly string[]): boolean {
  const events = LAST_EVENTS.slice(LAST_EVENTS.indexOf(event));
  return [...graph.program.all].some((file) =>
    file.calls.some((other) => {
      if (other === call || !isListening(other) || isTestFile(file.path)) return false;
      const heard = other.args[0]?.value;
      if (heard !== undefined && !events.includes(heard)) return false;
      return graph
        .valuesOf(callId(file.path, other.index), other.receiverNode)
        .externals.some((path) => emitters.includes(path));
    }),
  );
}

/** Later calls that add a listener for one of these events of the same emitter. */
function followers({ file, call, nodes }: Listener, events: readonly string[]): CallFacts[] {
  return file.calls.filter(
    (other) =>
      other !== call &&
      isListening(other) &&
      nodes.has(emitterOf(file, other)) &&
      (other.args[0]?.value === undefined || events.includes(other.args[0].value)),
  );
}

function isListening(call: CallFacts): boolean {
  return addsListener(call.name) && call.member?.computed === false;
}

function isEmitted(file: FileFacts, event: string): boolean {
  return file.calls.some(
    ({ name, member, args }) => name === 'emit' && member && (args[0]?.value === undefined || args[0].value === event),
  );
}

/** The flow node of the emitter of a call; for a chain, that of its first receiver. */
function emitterOf(file: FileFacts, call: CallFacts): number {
  const { member } = call;
  const before = file.calls.find(({ span }) => span.start === member?.object.start && span.end === member.object.end);
  if (before && isListening(before)) return emitterOf(file, before);
  // Matches: file.pipe(output).on('close', …)
  if (before?.name === 'pipe' && before.args.length > 0) return before.args[0].node;
  return call.receiverNode;
}

/** The emitter, the results of chained listener calls, and the variables that hold one of these. */
function nodesOf(file: FileFacts, emitter: number): ReadonlySet<number> {
  const nodes = new Set([emitter]);
  for (const call of file.calls) {
    const isPiped = call.name === 'pipe' && call.args[0]?.node === emitter;
    if (isPiped || (isListening(call) && emitterOf(file, call) === emitter)) nodes.add(call.resultNode);
  }
  for (let before = 0; before !== nodes.size;) {
    before = nodes.size;
    for (const flow of file.flow) if (flow[0] === 'copy' && nodes.has(flow[2])) nodes.add(flow[1]);
  }
  return nodes;
}

/** Whether the emitter is stored or returned, or passed to a function of the project. */
function isPassedOn(graph: CallGraph, { file, nodes }: Listener): boolean {
  const isKept = file.flow.some(
    (flow) => (flow[0] === 'store' && nodes.has(flow[3])) || (flow[0] === 'export' && nodes.has(flow[2])),
  );
  const isGivenBack = file.functions.some(({ resultNode }) => nodes.has(resultNode));
  const isGiven = file.calls.some(
    (call) =>
      call.args.some(({ node }) => nodes.has(node)) &&
      (graph.targets.get(callId(file.path, call.index))?.size ?? 0) > 0,
  );
  return isKept || isGivenBack || isGiven;
}
