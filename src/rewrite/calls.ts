import type { BlockingCall, CallFacts, Position } from '../types';
import type { Bindings } from './bindings';
import type { OrderedEdit } from './text';

/** Order of insertions at one offset, from the outside in. */
export const Order = { guard: 0, semicolon: 1, paren: 2, await: 3, async: 4, close: -1 } as const;

/** What a file needs from the generated helpers: their names, and the local names they have here. */
export interface Helpers {
  readonly local: (helper: string) => string;
}

/** The edits that turn one blocking call into its awaited form. */
export function rewriteCall(blocking: BlockingCall, text: string, bindings: Bindings, helpers: Helpers): OrderedEdit[] {
  const { call, method } = blocking;
  const other = method.rewriter?.(call, text);
  const callee = other ? helpers.local(other.helper) : calleeText(blocking, text, bindings, helpers);
  dropUses(call, text, bindings, callee);
  const edits = [...awaitEdits(call, call.position), { span: call.callee, text: callee, order: Order.async }];
  if (!other || call.args.length === 0) return edits;
  const args = { start: call.args[0].span.start, end: call.args[call.args.length - 1].span.end };
  return [...edits, { span: args, text: other.args, order: Order.async }];
}

/** `await` before a call, in parentheses where its value is used at once. */
export function awaitEdits(call: CallFacts, position: Position): OrderedEdit[] {
  if (position.awaited || (position.returned && !position.inTry)) return [];
  const at = { start: call.span.start, end: call.span.start };
  const end = { start: call.span.end, end: call.span.end };
  if (!position.parens) return [{ span: at, text: 'await ', order: Order.await }];
  return [
    { span: at, text: `${position.needsSemicolon ? ';' : ''}(await `, order: Order.paren },
    { span: end, text: ')', order: Order.close },
  ];
}

function calleeText(
  { call, module, method }: BlockingCall,
  text: string,
  bindings: Bindings,
  helpers: Helpers,
): string {
  if (method.via === 'helper') return helpers.local(method.async);
  const object = objectOf(call, text, module.name, bindings);
  if (method.via === 'promises')
    return object ? `${object}.promises.${method.async}` : bindings.named(`${module.name}/promises`, method.async);
  return bindings.promisify(
    method.async,
    object ? `${object}.${method.async}` : bindings.named(module.name, method.async),
  );
}

// Matches: fs.readFileSync with fs = require('fs'), require('fs').readFileSync
function objectOf(call: CallFacts, text: string, module: string, bindings: Bindings): string | undefined {
  const callee = text.slice(call.callee.start, call.callee.end);
  const object = /^(.+?)\s*(?:\.\s*\w+|\[\s*(['"])\w+\2\s*\])$/s.exec(callee)?.[1];
  if (object === undefined) return undefined;
  if (/^require\(\s*(['"])(?:node:)?\w+\1\s*\)$/.test(object)) return object;
  return bindings.namespace(object, module) ? object : undefined;
}

/** The name the old callee began with is used once less, unless the new one begins with it, too. */
function dropUses(call: CallFacts, text: string, bindings: Bindings, callee: string): void {
  const old = /^\w+/.exec(text.slice(call.callee.start))?.[0];
  if (old !== /^\w+/.exec(callee)?.[0]) bindings.drop(call.callee.start);
}
