import { callId, isWithin } from '../program';
import type { CallFacts, CallId, ChainFacts, CompoundFacts, FileFacts, FunctionFacts, Span } from '../types';
import { Order } from './calls';
import type { Style } from './style';
import { around, composition, indentationAt, insertion, replacement, type OrderedEdit } from './text';
import type { Bindings } from './bindings';
import type { Placed } from './twins';

/** The edits that move default values into the body, from the first that must wait on: `if (x === undefined) x = …`. */
function defaultEdits(fn: FunctionFacts, waits: readonly Span[], text: string, style: Style): OrderedEdit[] {
  const first = fn.defaults.findIndex(({ value }) => waits.some((span) => isWithin(span, value)));
  if (first < 0) return [];
  const moved = fn.defaults.slice(first).filter((item, index) => index === 0 || !item.constant);
  const lines = moved.map(({ name, value }) => [`if (${name} === undefined) ${name} = `, value, style.semicolon]);
  const heads = moved.map(({ pattern, name }) => replacement(pattern, name));
  return [...heads, ...(fn.block ? intoBlock(fn, lines, text, style) : intoArrow(fn, lines, text, style))];
}

type Parts = readonly (string | Span)[];

function intoBlock(fn: FunctionFacts, lines: readonly Parts[], text: string, style: Style): OrderedEdit[] {
  const at = fn.body.start + 1;
  const indent = /^[ \t]*\r?\n([ \t]*)/.exec(text.slice(at, fn.body.end))?.[1];
  // On one line each statement needs its own end.
  const before = indent === undefined ? ' ' : style.newline + indent;
  const after = indent === undefined && style.semicolon === '' ? ';' : '';
  const parts = lines.flatMap((line) => [before, ...line, after]);
  return [{ ...composition({ start: at, end: at }, parts), depth: -fn.body.end, order: Order.async }];
}

function intoArrow(fn: FunctionFacts, lines: readonly Parts[], text: string, style: Style): OrderedEdit[] {
  const outer = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', fn.span.start - 1) + 1))?.[0] ?? '';
  const inner = style.newline + outer + style.indent;
  const open = composition({ start: fn.body.start, end: fn.body.start }, [
    '{',
    ...lines.flatMap((line) => [inner, ...line]),
    `${inner}return `,
  ]);
  return [
    { ...open, depth: -fn.body.end, order: Order.block },
    insertion(fn.body.end, `${style.semicolon}${style.newline}${outer}}`, -fn.body.start, -Order.block),
  ];
}

/**
 * `target += value` → `const name = value; target += name`, and so for `target.push(value)`: what the target holds is read
 * after the wait. `steps` are those
 * of indentation that others add to its lines.
 */
function compoundEdits(
  compound: CompoundFacts,
  name: string,
  text: string,
  style: Style,
  steps: number,
): OrderedEdit[] {
  const { statement, value, listed } = compound;
  const indent = indentationAt(text, statement.start) + style.indent.repeat(steps);
  const next = listed ? style.newline + indent : ' ';
  // A statement that begins with a parenthesis would call what stands before it.
  const continues = style.semicolon === '' && /[([`/+-]/.test(text[statement.start]);
  const end = listed ? style.semicolon : ';';
  const [open, close] = listed ? ['', ''] : ['{ ', ' }'];
  // Without a semicolon the statement ends where the value does, or with one that protects the next line.
  const isOpen = !/^[^\n]*[;)]$/.test(text.slice(value.end, statement.end));
  const whole = composition({ start: statement.start, end: value.end }, [
    `${open}const ${name} = `,
    value,
    `${end}${next}${listed && continues ? ';' : ''}${text[statement.start]}`,
    // Matches: [a, b = load()] of const [a, b = load()] = (total += value)
    { start: statement.start + 1, end: value.start - 1 },
    `${text[value.start - 1]}${name}${isOpen ? close : ''}`,
  ]);
  return isOpen || close === '' ? [whole] : [whole, insertion(statement.end, close, -statement.start)];
}

/** `a?.load().x` → `(a == null ? undefined : (await a.load()).x)`; the call in it is awaited as everywhere. */
function chainEdits(chain: ChainFacts, text: string): OrderedEdit[] {
  const base = text.slice(chain.base.start, chain.base.end);
  const test = chain.statement ? `if (${base} != null) ` : `${base} == null ? undefined : `;
  const [open, close] = chain.parens && !chain.statement ? ['(', ')'] : ['', ''];
  return [...around(chain.span, open + test, close, Order.guard), replacement(chain.link, chain.plain)];
}

/** The chain of a call; that of an array method ends with the receiver, which becomes an argument of the helper. */
function chainOf({ position, member, args }: CallFacts, isLoop: boolean): ChainFacts | undefined {
  const chain = position.chain ?? (isLoop ? position.tail?.chain : undefined);
  const isLast =
    isLoop && chain && member && chain.link.start >= member.object.end && chain.link.end <= args[0].span.start;
  return isLast ? { ...chain, link: { start: member.object.end, end: chain.link.end }, plain: '' } : chain;
}

/** What has to stand elsewhere, or in another form, for these calls to wait. */
export function* moveEdits(
  facts: FileFacts,
  calls: readonly CallFacts[],
  text: string,
  bindings: Bindings,
  style: Style,
  locked: readonly Span[],
  loops: ReadonlySet<CallId>,
): Generator<Placed> {
  const compounds = new Map(
    calls.flatMap(({ fn, position: { compound } }) =>
      compound ? [[compound.statement.start, { fn, compound }] as const] : [],
    ),
  );
  const chains = new Map(
    calls.flatMap((call) => {
      const chain = chainOf(call, loops.has(callId(facts.path, call.index)));
      return chain ? [[chain.span.start, { fn: call.fn, chain }] as const] : [];
    }),
  );
  const spans = calls.map((call) => call.span);
  for (const fn of facts.functions)
    if (fn.defaults.length > 0) yield { fn: fn.index, edits: defaultEdits(fn, spans, text, style) };
  for (const { fn, compound } of compounds.values()) {
    const steps = locked.filter((span) => span.start <= compound.statement.start && compound.statement.end <= span.end);
    yield { fn, edits: compoundEdits(compound, bindings.fresh('value'), text, style, steps.length) };
  }
  for (const { fn, chain } of chains.values()) yield { fn, edits: chainEdits(chain, text) };
}
