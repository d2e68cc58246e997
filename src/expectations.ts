import type { CallFacts, FileFacts, Span } from './types';

/** How an assertion that a function throws is turned into one that it rejects. */
export interface Expectation {
  /** The call that has to be awaited. */
  readonly call: CallFacts;
  readonly at: Span;
  readonly text: string;
}

const ASSERT = /^(?:node:)?assert(?:\/strict)?$/;
const RUNNERS = /^(?:vitest|@jest\/globals)$/;
const ASSERTIONS: ReadonlyMap<string, string> = new Map([
  ['throws', 'rejects'],
  ['doesNotThrow', 'doesNotReject'],
]);

/** True for a call that may be such an assertion: it calls the function it is given, once and at once. */
export function looksLikeExpectation({ name, text, args }: CallFacts): boolean {
  return args[0]?.kind === 'function' && (ASSERTIONS.has(name) || text === 'expect');
}

// Matches: assert.throws(() => load('a')) and expect(() => load('a')).toThrow(), each a statement of its own
export function expectationOf(file: FileFacts, call: CallFacts): Expectation | undefined {
  const found = call.text === 'expect' ? expected(file, call) : asserted(file, call);
  return found?.call.position.unused ? found : undefined;
}

function asserted(file: FileFacts, call: CallFacts): Expectation | undefined {
  const { member, name } = call;
  const text = ASSERTIONS.get(name);
  const isAssert = file.imports.some(({ local, request }) => local === member?.objectName && ASSERT.test(request));
  return member && text !== undefined && isAssert ? { call, at: member.property, text } : undefined;
}

function expected(file: FileFacts, call: CallFacts): Expectation | undefined {
  if (file.imports.some(({ local, request }) => local === 'expect' && !RUNNERS.test(request))) return undefined;
  const outer = file.calls.find(
    ({ name, member }) =>
      /^toThrow(?:Error)?$/.test(name) &&
      member?.object.start === call.span.start &&
      member.object.end === call.span.end,
  );
  return outer && { call: outer, at: { start: call.span.end, end: call.span.end }, text: '.rejects' };
}
