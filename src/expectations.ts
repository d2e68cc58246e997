import type { CallFacts, FileFacts, Span } from './types';

/** How an assertion that a function throws is turned into one about a function that waits. */
export type Expectation =
  /** Another assertion, which has to be awaited: `assert.rejects`. */
  | { readonly kind: 'renamed'; readonly call: CallFacts; readonly at: Span; readonly text: string }
  /** The same assertion, of what became of the function. */
  | { readonly kind: 'settled'; readonly work: Span };

const ASSERT = /^(?:node:)?assert(?:\/strict)?$/;
const RUNNERS = /^(?:vitest|@jest\/globals)$/;
const ASSERTIONS: ReadonlyMap<string, string> = new Map([
  ['throws', 'rejects'],
  ['doesNotThrow', 'doesNotReject'],
]);
/** Of ava, on the context of a test. */
const OF_CONTEXT: ReadonlyMap<string, string> = new Map([
  ['throws', 'throwsAsync'],
  ['notThrows', 'notThrowsAsync'],
]);

/** True for a call that may be such an assertion: it calls the function it is given, once and at once. */
export function looksLikeExpectation({ name, text, args }: CallFacts): boolean {
  return (
    args[0]?.kind === 'function' && (ASSERTIONS.has(name) || OF_CONTEXT.has(name) || /^(?:chai\.)?expect$/.test(text))
  );
}

// Matches: assert.throws(() => load('a')), expect(() => load('a')).toThrow(), expect(() => load('a')).to.throw()
export function expectationOf(file: FileFacts, call: CallFacts): Expectation | undefined {
  const found = /^(?:chai\.)?expect$/.test(call.text) ? expected(file, call) : asserted(file, call);
  return found?.kind === 'settled' || found?.call.position.unused ? found : undefined;
}

function asserted(file: FileFacts, call: CallFacts): Expectation | undefined {
  const { member, name, args } = call;
  const request = file.imports.find(({ local }) => local === member?.objectName)?.request ?? '';
  const text = ASSERTIONS.get(name);
  if (member && text !== undefined && ASSERT.test(request)) return { kind: 'renamed', call, at: member.property, text };
  if (text !== undefined && request === 'chai') return { kind: 'settled', work: args[0].span };
  const ofContext = member?.objectName === 't' ? OF_CONTEXT.get(name) : undefined;
  const isAva = file.imports.some((item) => item.request === 'ava');
  return member && ofContext !== undefined && isAva
    ? { kind: 'renamed', call, at: member.property, text: ofContext }
    : undefined;
}

function expected(file: FileFacts, call: CallFacts): Expectation | undefined {
  const on = (name: RegExp): CallFacts | undefined =>
    file.calls.find((outer) => name.test(outer.name) && outer.member?.object.start === call.span.start);
  // https://www.chaijs.com/api/bdd/#method_throw
  if (on(/^(?:throws?|Throw)$/)) return { kind: 'settled', work: call.args[0].span };
  if (file.imports.some(({ local, request }) => local === 'expect' && !RUNNERS.test(request))) return undefined;
  const outer = on(/^toThrow(?:Error)?$/);
  return outer?.member?.object.end === call.span.end
    ? { kind: 'renamed', call: outer, at: { start: call.span.end, end: call.span.end }, text: '.rejects' }
    : undefined;
}
