import { callId, indexOf, pathOf } from '../../program';
import type { CallFacts, CallGraph, FileFacts, FunctionId, Guard, Span } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import { callersOf } from '../interleaving/lock-order';
import type { Closure } from '../propagation/closure';
import { waitsOf } from '../propagation/waits';

const AVA = 'ava';
/** Calls that declare a test to be run at the same time as others, if it waits. */
const DECLARES = /^(?<test>[\w$]+)(?:\.(?:cb|failing|only|skip))?$/;
const SERIAL = /^[\w$]+(?:\.\w+)*\.serial\b/;

type Guards = NonNullable<Guarding['guards']>;

/**
 * AVA runs the tests of a file at the same time. Tests that had nothing to wait for came one after the other, and so may share
 * a file or a variable. Where one of them waits from now on, all are declared to run one after the other. `others` are the
 * guards that findings have anyway.
 */
// Matches: test('a note is saved', (t) => { save(file, 'a'); t.is(load(file), 'a'); })
export function serialTests(graph: CallGraph, closures: readonly Closure[], others: Guards): Guards {
  const files = [...graph.program.all].filter(({ imports }) => imports.some(({ request }) => request === AVA));
  if (files.length === 0) return others;
  const guards = new Map(files.map((file) => [file.path, guardsIn(graph, file)] as const));
  const found = closures.map(({ finding, async: made, owner }) => {
    const waiting = [...callersOf(graph, [owner, ...made])];
    const paths = new Set(waiting.filter((fn) => waitsAnew(graph, fn)).map(pathOf));
    const own = others.get(finding.id) ?? [];
    return [finding.id, [...own, ...[...paths].flatMap((path) => guards.get(path) ?? [])]] as const;
  });
  return new Map(found);
}

/** Whether a function, which waits from now on, waited for nothing that takes time. */
function waitsAnew(graph: CallGraph, fn: FunctionId): boolean {
  return indexOf(fn) !== 0 && !waitsOf(graph).mayWait(fn);
}

/** None for a single test, nor where those that run one after the other would no longer be the first. */
function guardsIn(graph: CallGraph, file: FileFacts): readonly Guard[] {
  const tests = file.calls.filter((call) => DECLARES.test(call.text) && isOfAva(graph, file, call));
  const serial = file.calls.filter((call) => SERIAL.test(call.text) && isOfAva(graph, file, call));
  const areFirst = serial.every(({ span }) => tests.every((test) => span.start < test.span.start));
  return tests.length > 1 && areFirst ? tests.map((call) => guardOf(file, call)) : [];
}

function isOfAva({ outside }: CallGraph, { path }: FileFacts, { index }: CallFacts): boolean {
  const names = [...(outside.get(callId(path, index)) ?? [])];
  return names.some((name) => name === AVA || name.startsWith(`${AVA}.`));
}

function guardOf({ path }: FileFacts, { text, callee: { start } }: CallFacts): Guard {
  const { test = '' } = DECLARES.exec(text)?.groups ?? {};
  const span: Span = { start, end: start + test.length };
  return { file: path, span, by: { cut: [{ span, text: `${test}.serial` }] } };
}
