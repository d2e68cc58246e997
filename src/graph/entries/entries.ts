import { callId, functionId, pathOf, type Program } from '../../program';
import type {
  CallFacts,
  CallGraph,
  CallId,
  Entry,
  Framework,
  FunctionFacts,
  FunctionId,
  Handed,
  HandlerRow,
} from '../../types';
import type { CallResults } from '../calls/results';
import { conventionalFunctions, deployedFunctions, directedFunctions, type PlaceInput } from './conventions';
import { decoratedMethods } from './decorated';
import type { Routes } from './routes';
import { catches, dependenciesAt, inVersion, usedAtOnce } from './versions';

/** What is known of a program when its entries are collected. */
export interface EntryInput extends PlaceInput, Pick<CallGraph, 'valuesOf'> {
  readonly results: Pick<CallResults, 'handed' | 'outside' | 'escapes' | 'targets'>;
  readonly routes: Routes;
  readonly isWrapped: (call: CallId, index: number) => boolean;
}

type Kind = Pick<
  HandlerRow,
  | 'context'
  | 'next'
  | 'nextIn'
  | 'answersAt'
  | 'sync'
  | 'syncUnlessAsync'
  | 'callbackAt'
  | 'callbackNames'
  | 'callsBack'
  | 'thrown'
  | 'overWithPromise'
  | 'stage'
>;
/** Methods that only prepare the response. */
const PREPARES = /^(?:code|status|type|header|headers|removeHeader)$/;
const ANSWERS = /^(?:send|redirect)$/;

type Registered = Handed & { readonly use: Extract<Handed['use'], { kind: 'handler' }> };

/** Every function that a framework calls: registered by a call, by a decorator, or by the path of its file. */
export function entriesOf(input: EntryInput): Entry[] {
  const { program, routes } = input;
  for (const file of program.all) for (const call of file.calls) routes.noteMounts(callId(file.path, call.index));
  const files = [...program.all];
  return [
    ...registeredEntries(input),
    ...files
      .flatMap((file) => decoratedMethods(input, file))
      .map(({ fn, call, route, framework, kind }) => ({ ...entryOf(input, fn, framework, kind), route, call })),
    ...[
      ...files.flatMap((file) => [...conventionalFunctions(input, file), ...directedFunctions(input, file)]),
      ...deployedFunctions(input),
    ].map(({ fn, file, route, framework, kind }) => ({ ...entryOf(input, fn, framework, kind), file, route })),
    ...sendingEntries(input),
  ];
}

/**
 * The functions that a program has put in the place of methods of responses, which do not wait for them; a call of its own that
 * runs one says more.
 */
// Matches: res.json = function (body) { log(body); return json.call(this, body); }
function sendingEntries(input: EntryInput): Entry[] {
  const framework = input.frameworks.find(({ name }) => name === 'http');
  const called = new Set(
    [...input.results.targets].flatMap(([call, fns]) => [...fns].filter((fn) => fn !== input.program.callerOf(call))),
  );
  const senders = framework ? [...input.results.escapes.senders].filter(([fn]) => !called.has(fn)) : [];
  return senders.map(([fn, method]) => ({
    ...entryOf(input, fn, framework as Framework, { sync: 'framework-sync' }),
    route: `res.${method}`,
    sends: true,
  }));
}

function registeredEntries(input: EntryInput): Entry[] {
  const called = new Set<string>();
  for (const paths of input.results.outside.values()) for (const path of paths) called.add(path);
  const isLive = ({ row }: Registered['use']): boolean => row.needs?.some((path) => called.has(path)) ?? true;
  const registered = input.results.handed.filter(
    (handed): handed is Registered => handed.use.kind === 'handler' && isLive(handed.use),
  );
  const isAtOnce = usedAtOnce(input);
  return registered.map(({ fn, call, use, index, named }) => ({
    guard:
      catches(use.framework, dependenciesAt(input, pathOf(call))) || input.isWrapped(call, index)
        ? undefined
        : use.framework.guard,
    ...entryOf(input, fn, use.framework, isAtOnce(inVersion(use.row, dependenciesAt(input, pathOf(call))))),
    route: [input.routes.routeOf(call, use.row, { fn, index }), named?.() ?? []].flat().join(' '),
    call,
    ...input.routes.placedAt(call),
    stage: stageOf(input, call, use.row, named),
    arg: input.program.call(call).args[index],
    guessed: use.guessed,
  }));
}

function stageOf({ program }: EntryInput, call: CallId, row: HandlerRow, named: Handed['named']): Entry['stage'] {
  const names = row.stages ? [program.call(call).args[0]?.value, named?.().split('.')[0]] : [];
  const found = names.find((name) => name !== undefined && row.stages?.[name] !== undefined);
  return found === undefined ? row.stage : row.stages?.[found];
}

function entryOf({ program }: EntryInput, fn: FunctionId, framework: Framework, kind: Kind): Omit<Entry, 'route'> {
  return {
    fn,
    framework: framework.name,
    context: kind.context ?? 'request_path',
    guessed: false,
    next: kind.next,
    nextIn: kind.nextIn,
    stage: kind.stage,
    guest: framework.guest,
    ...(isAnswered(program, fn, framework, kind) && { answers: true as const }),
    ...(returnsItsAnswer(program, fn, kind)
      ? {}
      : sendsItsAnswer(program, fn, kind)
        ? { guard: 'asyncReply' as const }
        : endOf(program.fn(fn), kind)),
  };
}

/**
 * Why a function must stay as it is, if it must, or how it becomes async when it reports its end through a callback.
 */
function endOf(fn: FunctionFacts, kind: Kind): Pick<Entry, 'sync' | 'guard' | 'orPromise' | 'thrown'> {
  if (kind.sync !== undefined || fn.async) return { sync: kind.sync };
  const { callbackAt = Infinity, callbackNames, callsBack, thrown, overWithPromise, syncUnlessAsync } = kind;
  const { ending } = fn;
  // Matches: it('loads', (done) => …)
  const isNamed = callbackNames?.includes(fn.params.at(-1) ?? '') ?? true;
  const ends = ending?.use === 'called' && ending.plain;
  if (!callsBack && fn.params.length > callbackAt && isNamed && ends)
    return { guard: 'asyncCallback', orPromise: true };
  // Matches: schema.pre('save', function () { … }), which may also take a callback
  if (callsBack && fn.params.length <= (kind.callbackAt ?? -1)) return {};
  // Matches: multer.diskStorage({ filename: (req, file, cb) => … })
  if (callsBack && isNamed && ends)
    return { guard: typeof thrown === 'object' ? 'errorsToCallback' : 'asyncCallback', thrown };
  // Matches: test('loads', (t) => { emitter.on('loaded', () => t.end()); })
  if (overWithPromise && ending?.over === false) return { sync: 'test-with-done' };
  return { sync: syncUnlessAsync };
}

/** Whether a request is answered when a handler is done. */
function isAnswered(program: Program, fn: FunctionId, { answersByResult }: Framework, kind: Kind): boolean {
  const isOfRequest = (kind.context ?? 'request_path') === 'request_path';
  return (
    isOfRequest && answersByResult === true && (kind.answersAt === undefined || returnsItsAnswer(program, fn, kind))
  );
}

// Matches: (request) => load(request.id), and (request, reply) => { return reply.send(load()); }
function returnsItsAnswer(program: Program, id: FunctionId, { answersAt }: Kind): boolean {
  const { params, span, restNode } = program.fn(id);
  if (answersAt === undefined || restNode >= 0 || params.length > answersAt + 1) return false;
  const reply = params[answersAt];
  if (params.length <= answersAt) return true;
  const inside = program.fileOf(id).calls.filter((call) => call.span.start >= span.start && call.span.end <= span.end);
  return inside
    .filter(({ text, args }) => text.startsWith(`${reply}.`) || args.some((arg) => arg.text.includes(reply)))
    .every(({ text, name, fn, position }) => {
      if (!text.startsWith(`${reply}.`)) return false;
      return PREPARES.test(name) || (ANSWERS.test(name) && position.returned && functionId(pathOf(id), fn) === id);
    });
}

/** Nothing that it returns is a promise; a promise of undefined would be a response. */
// Matches: (request, reply) => { reply.send(load()); }, and with `return;`, `return reply;`, `return reply.code(404).send();`
function sendsItsAnswer(program: Program, id: FunctionId, { answersAt }: Kind): boolean {
  const { params, restNode, returns, async, generator, index } = program.fn(id);
  if (answersAt === undefined || params.length !== answersAt + 1 || restNode >= 0 || async || generator) return false;
  const isAnswer = ({ text, name, position }: CallFacts): boolean =>
    position.returned && text.startsWith(`${params[answersAt]}.`) && (PREPARES.test(name) || ANSWERS.test(name));
  const replies = returns.filter(
    (given) => given.kind === 'param' && given.fn === index && given.index === answersAt,
  ).length;
  return returns.length === replies + program.callsIn(id).filter(isAnswer).length;
}
