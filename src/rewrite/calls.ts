import { isBuiltin } from 'node:module';
import type { BlockingCall, CallFacts, FileFacts, Span } from '../types';
import { helperAtOnce, loopFormOf } from '../language/array-methods';
import type { Expectation } from '../language/expectations';
import type { Bindings } from './bindings';
import { surplusEdits } from './surplus-arguments';
import { around, insertion, replacement, type OrderedEdit } from './text';

/** Nesting order of insertions around the same construct, outermost first. */
export const Order = { block: -1, guard: 0, await: 1, async: 2 } as const;

/** The helpers that a file imports, with their local names. */
export interface Helpers {
  readonly local: (helper: string) => string;
}

/** The edits that turn one blocking call into its awaited form; `isNamed`: by a name of `<module>/promises`. */
export function rewriteCall(
  blocking: BlockingCall,
  text: string,
  bindings: Bindings,
  helpers: Helpers,
  argued: ReadonlySet<string>,
  isNamed: boolean,
): OrderedEdit[] {
  const { call, method } = blocking;
  const { edits = [], wraps = [], namesObject, ...other } = method.rewriter?.(call, text, method) ?? {};
  if (namesObject) bindings.keep(call.callee.start);
  const now = { ...blocking, method: { ...method, ...other } };
  return [
    ...(method.pick === undefined || call.position.unused
      ? awaitEdits(call, argued)
      : pickEdits(call, method.pick, argued)),
    ...calleeEdits(now, bindings, helpers, isNamed),
    ...edits.map((edit) => replacement(edit.span, edit.text)),
    ...surplusEdits(blocking, text),
    ...wraps.flatMap(({ index, helper }) =>
      around(call.args[index].span, `${helpers.local(helper)}(`, ')', Order.guard),
    ),
  ];
}

// Matches: fs.readSync(fd, buffer) → (await read(fd, buffer)).bytesRead
function pickEdits(call: CallFacts, property: string, argued: ReadonlySet<string>): OrderedEdit[] {
  const needsSemicolon = call.position.needsSemicolon && !argued.has(spanKey(call.span));
  return around(call.span, `${needsSemicolon ? ';' : ''}(await `, `).${property}`, Order.await);
}

/** `await` before a call, in parentheses where the value is used at once; `argued` are calls that become arguments. */
export function awaitEdits(call: CallFacts, argued: ReadonlySet<string>): OrderedEdit[] {
  const { position } = call;
  if (position.awaited || (position.returned && !position.inTry && !position.typed)) return [];
  if (!position.parens || argued.has(spanKey(call.span))) return around(call.span, 'await ', '', Order.await);
  return around(call.span, '(await ', ')', Order.await);
}

/** `for (const x of f())` → `for await (const x of f())`, `[...f()]` → `[...await listOf(f())]`. */
export function iterationEdits({ span, position: { iterated } }: CallFacts, helpers: Helpers): OrderedEdit[] {
  if (iterated?.kind === 'loop') return [insertion(iterated.at, ' await')];
  return iterated?.kind === 'list' ? around(span, `await ${helpers.local('listOf')}(`, ')', Order.await) : [];
}

/** `assert.throws(f)` → `await assert.rejects(f)`, `expect(f).to.throw()` → `expect(await settled(f)).to.throw()`. */
export function expectationEdits(
  expectation: Expectation,
  helpers: Helpers,
  argued: ReadonlySet<string>,
): OrderedEdit[] {
  if (expectation.kind === 'settled')
    return around(expectation.work, `await ${helpers.local('settled')}(`, ')', Order.guard);
  const { call, at, text } = expectation;
  const edit = at.start === at.end ? insertion(at.start, text) : replacement(at, text);
  return [...awaitEdits(call, argued), edit];
}

/**
 * `list.map(visit)` → `await mapInOrder(list, visit)`, `Array.from(list, visit)` → `await fromInOrder(list, visit)`,
 * `_.map(list, visit)` → `await iterateInOrder(_.map, list, visit)`; with a `limit`, `await mapAtOnce(list, visit, 8)`.
 */
export function loopEdits(
  file: FileFacts,
  text: string,
  call: CallFacts,
  helpers: Helpers,
  argued: ReadonlySet<string>,
  limit?: number,
): OrderedEdit[] {
  const form = loopFormOf(file, call);
  if (!form) return [];
  const typed = statedEdits(text, call, call.args[form.callback + 1]);
  const atOnce = limit === undefined ? undefined : helperAtOnce(form, call);
  const local = helpers.local(atOnce ?? form.helper);
  const bound = atOnce ? [insertion(call.args[form.callback].span.end, `, ${limit}`)] : [];
  const first = form.first === 'callee' ? call.callee : form.first === 'receiver' ? call.member?.object : undefined;
  const listed = form.listed ? listEdits(text, call) : [];
  if (!first) return [...awaitEdits(call, argued), replacement(call.callee, local), ...listed, ...typed, ...bound];
  // What is between receiver and method is replaced with the chain that it ends.
  const dot = (call.position.chain ?? call.position.tail?.chain)?.link.end ?? 0;
  const isBracketed = form.first === 'receiver' && isAwaitInBrackets(file, text, first);
  const end = isBracketed ? first.end - 1 : first.end;
  return [
    ...awaitEdits(call, argued),
    ...around(call.span, `${local}(${form.copies ? '[...' : ''}`, '', Order.async),
    ...(isBracketed ? [replacement({ start: first.start, end: first.start + 1 }, '')] : []),
    replacement({ start: Math.max(end, dot), end: call.args[0].span.start }, form.copies ? '], ' : ', '),
    ...typed,
    ...bound,
  ];
}

/** An array of what a method is borrowed for. */
// Matches: arguments, of [].map.call(arguments, (name) => …)
function listEdits(text: string, { callee, args }: CallFacts): OrderedEdit[] {
  const [, open, list] = /^(\s*\(\s*)([^]*?)\s*,\s*$/.exec(text.slice(callee.end, args[0].span.start)) ?? [];
  if (open === undefined) return [];
  const start = callee.end + open.length;
  return around({ start, end: start + list.length }, 'Array.prototype.slice.call(', ')', Order.guard);
}

/** Whether the receiver is one awaited call in brackets, which it needs no longer as an argument. */
// Matches: (await Note.find()).some(hasFile)
function isAwaitInBrackets(file: FileFacts, text: string, { start, end }: Span): boolean {
  return file.calls.some(({ span }) => span.end === end - 1 && /^\(await\s+$/.test(text.slice(start, span.start)));
}

/** A type that is stated for the call is stated of the value that it begins with, where that does not tell. */
// Matches: sizes.reduce<Record<string, number>>((sum, name) => …, {})
function statedEdits(text: string, { callee, args }: CallFacts, initial: CallFacts['args'][number] | undefined) {
  const stated = /^\s*<([^]*)>\s*\($/.exec(text.slice(callee.end, args[0].span.start))?.[1];
  const isOpen = initial?.kind === 'object' || initial?.kind === 'array';
  return stated !== undefined && isOpen ? [insertion(initial.span.end, ` as ${stated}`)] : [];
}

function calleeEdits(
  { call, request, method }: BlockingCall,
  bindings: Bindings,
  helpers: Helpers,
  isNamed: boolean,
): OrderedEdit[] {
  const { member } = call;
  if (method.via === 'method' && member) return [replacement(member.property, method.async)];
  const isOfModule = isMemberOf(call, request, bindings);
  if (isOfModule && member && !isNamed && (method.via === 'promises' || method.via === 'own')) {
    if (method.async === 'default') return [replacement({ start: member.object.end, end: call.callee.end }, '')];
    const isBroken = /^\s*\n\s*\.$/.test(call.between);
    const span = isBroken ? { start: member.object.end, end: member.property.end } : member.property;
    const name = method.via === 'promises' ? `promises.${method.async}` : method.async;
    return [replacement(span, `${isBroken ? '.' : ''}${name}`)];
  }
  bindings.drop(call.callee.start);
  return [replacement(call.callee, calleeText(call, request, method, isOfModule, bindings, helpers))];
}

// Matches: fs.readFileSync where fs is the module, require('fs').readFileSync
function isMemberOf(call: CallFacts, module: string, bindings: Bindings): boolean {
  const { member } = call;
  if (!member || member.computed) return false;
  return member.objectName === undefined ? isRequire(call) : bindings.isModule(member.objectName, module);
}

function calleeText(
  call: CallFacts,
  module: string,
  method: BlockingCall['method'],
  isOfModule: boolean,
  bindings: Bindings,
  helpers: Helpers,
): string {
  if (method.via === 'helper') return helpers.local(method.async);
  if (method.via === 'promises') return bindings.named(`${module}/promises`, method.async);
  const isInReach = bindings.isTopLevel(call.callee.start);
  // What is required where it is needed stays there, unless it is Node's own.
  const object = isOfModule && (isInReach || !isBuiltin(module)) ? call.member?.objectName : undefined;
  const base =
    object === undefined
      ? bindings.named(module, method.async)
      : method.async === 'default'
        ? object
        : `${object}.${method.async}`;
  if (object !== undefined && !isInReach) bindings.keep(call.callee.start);
  if (method.via === 'own') return base;
  return object !== undefined && !isInReach
    ? `${bindings.named('util', 'promisify')}(${base})`
    : bindings.promisify(method.async === 'default' ? base : method.async, base, method.typed);
}

// Matches: require('fs').readFileSync
function isRequire(call: CallFacts): boolean {
  return /^require\(\s*(['"])[\w@/:.-]+\1\s*\)\s*\./.test(call.text);
}

/** A span as a key of a set. */
export function spanKey({ start, end }: Span): string {
  return `${start}-${end}`;
}
