import type { CallFacts, FileFacts, Span } from '../types';

/** How an assertion that a function throws becomes one about an async function. */
export type Expectation =
  /** Another assertion, which is awaited: `assert.rejects`. */
  | { readonly kind: 'renamed'; readonly call: CallFacts; readonly at: Span; readonly text: string }
  /** The same assertion, about the settled result of the function. */
  | { readonly kind: 'settled'; readonly work: Span };

const ASSERT = /^(?:node:)?assert(?:\/strict)?$/;
/** Conventional names of the context of a test; `st` is that of a subtest. */
const CONTEXT = /^(?:t+|st|assert|test)$/;
const RUNNERS = /^(?:vitest|@jest\/globals)$/;
const ASSERTIONS: ReadonlyMap<string, string> = new Map([
  ['throws', 'rejects'],
  ['doesNotThrow', 'doesNotReject'],
]);
/** Assertions of the context of a test, by runner. Where tape has no equivalent, the settled result is asserted. */
const OF_CONTEXT: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({
    ava: { throws: 'throwsAsync', notThrows: 'notThrowsAsync' },
    tap: { throws: 'rejects', doesNotThrow: 'resolves' },
    tape: { throws: '', doesNotThrow: '' },
  }).map(([runner, names]) => [runner, new Map(Object.entries(names))]),
);
/** It promises the error that the other one returns. */
// Matches: const error = t.throws(() => load('none'))
const GIVES_ERROR = 'throwsAsync';
const NAMES = new Set([...OF_CONTEXT.values()].flatMap((names) => [...names.keys()]));

/** Whether a call may be such an assertion: it calls its callback once and synchronously. */
export function looksLikeExpectation({ name, text, args }: CallFacts): boolean {
  const kind = args[0]?.kind;
  // Matches: assert.throws(load.bind(null, 'none')), assert.throws(loadNone)
  if (ASSERTIONS.has(name) || NAMES.has(name)) return kind === 'function' || kind === 'other';
  return kind === 'function' && /^(?:chai\.)?expect$/.test(text);
}

const LOOKS =
  /^(?:chai\.)?(?:assert(?:\.(?!throws$|doesNotThrow$|rejects$|doesNotReject$)\w+)?|expect(?:\.\w+)?|expect\s*\([^]*\)(?:\s*\.\s*\w+)+)$/;
/** Matchers that call nothing, not even a function they are given. */
const ASKS =
  /^(?:to(?:Be|Equal|StrictEqual|BeDefined|BeUndefined|BeNull|BeTruthy|BeFalsy|BeInstanceOf|BeTypeOf|HaveProperty|BeCalled\w*|HaveBeen\w+|HaveReturned\w*|Have(?:Last|Nth)\w+)|an?|equal|eql|exist|ok|instanceof|property)$/;

// Matches: expect(store).toBeInstanceOf(Store), assert.equal(store.size, 1), of whatever library
/**
 * What a call in a test does with its arguments: it inspects objects without calling their methods; with `only` it
 * calls no functions either.
 */
export function looksOf({ calls }: FileFacts, call: CallFacts): 'only' | 'objects' | undefined {
  if (!LOOKS.test(call.text)) return undefined;
  const asks = (name: string): boolean => ASKS.test(name);
  const isAsked = calls.some(({ name, member }) => member?.object.start === call.span.start && asks(name));
  return isAsked || asks(call.name) ? 'only' : 'objects';
}

/** How an assertion that calls a function synchronously can await it; undefined for any other call. */
// Matches: assert.throws(() => load('a')), expect(() => load('a')).toThrow(), expect(() => load('a')).to.throw()
export function expectationOf(file: FileFacts, call: CallFacts): Expectation | undefined {
  const found = /^(?:chai\.)?expect$/.test(call.text) ? expected(file, call) : asserted(file, call);
  if (found?.kind !== 'renamed') return found;
  const { unused, returned } = found.call.position;
  // A runner waits for what a test returns: () => assert.throws(() => load('none'))
  return unused || returned || found.text === GIVES_ERROR ? found : undefined;
}

function asserted(file: FileFacts, call: CallFacts): Expectation | undefined {
  const { member, name, args } = call;
  const request = file.imports.find(({ local }) => local === member?.objectName)?.request ?? '';
  const text = ASSERTIONS.get(name);
  if (member && text !== undefined && ASSERT.test(request)) return { kind: 'renamed', call, at: member.property, text };
  if (text !== undefined && request === 'chai') return { kind: 'settled', work: args[0].span };
  return member ? ofContext(file, call, member) : undefined;
}

// Matches: t.throws(() => load('a')) in a test of ava, tap or tape
function ofContext(
  file: FileFacts,
  call: CallFacts,
  { objectName, property }: NonNullable<CallFacts['member']>,
): Expectation | undefined {
  const runner = file.imports.map(({ request }) => request).find((request) => OF_CONTEXT.has(request)) ?? '';
  const text = CONTEXT.test(objectName ?? '') ? OF_CONTEXT.get(runner)?.get(call.name) : undefined;
  if (text === undefined) return undefined;
  return text === '' ? { kind: 'settled', work: call.args[0].span } : { kind: 'renamed', call, at: property, text };
}

function expected(file: FileFacts, call: CallFacts): Expectation | undefined {
  const on = (name: RegExp): CallFacts | undefined =>
    file.calls.find((outer) => name.test(outer.name) && outer.member?.object.start === call.span.start);
  // https://www.chaijs.com/api/bdd/#method_throw
  if (on(/^(?:throws?|Throw)$/)) return { kind: 'settled', work: call.args[0].span };
  if (file.imports.some(({ local, request }) => local === 'expect' && !RUNNERS.test(request))) return undefined;
  const outer = on(/^toThrow(?:Error)?$/);
  const isSettled = outer && (!hasRejects(file) || /\)\s*\.\s*not\s*\.\s*\w+$/.test(outer.text));
  if (isSettled) return { kind: 'settled', work: call.args[0].span };
  return outer?.member?.object.end === call.span.end
    ? { kind: 'renamed', call: outer, at: { start: call.span.end, end: call.span.end }, text: '.rejects' }
    : undefined;
}

/** What only the test files of jasmine call, and only those of jest and vitest. */
const OF_JASMINE = /^(?:jasmine\.\w+|spyOn|expectAsync)/;
const OF_OTHERS = /^(?:(?:jest|vi)\.|test(?:\.|$)|(?:describe|it)\.each)/;
/** Where jest and vitest look for tests, and where jasmine does: https://jasmine.github.io/setup/nodejs.html */
const NAMED_FOR_OTHERS = /(?:^|\/)__tests__\/|\.(?:test|spec)\.[cm]?[jt]sx?$/;
const NAMED_FOR_JASMINE = /(?:^|\/)spec\/(?:.*\/)?[^/]*[sS]pec\.[cm]?[jt]s$/;

/** Whether its runner has `rejects` for sure, which that of jasmine lacks. */
function hasRejects({ path, calls, imports }: FileFacts): boolean {
  if (imports.some(({ request }) => RUNNERS.test(request)) || calls.some(({ text }) => OF_OTHERS.test(text)))
    return true;
  return (
    NAMED_FOR_OTHERS.test(path) && !NAMED_FOR_JASMINE.test(path) && !calls.some(({ text }) => OF_JASMINE.test(text))
  );
}
