import type { CallGraph, ArgumentRule, CallFacts, BlockingCall, FileFacts, Finding } from '../../types';
import { isInert, surplusOf } from '../../language/surplus';
import { isWithin } from '../../projects/semver';
import { fakesOf } from '../test-doubles/stub-scopes';
import { positionBarrier } from './positions';
import type { Barrier } from './barriers';

/** Versions of Node that are assumed where package.json names none. */
export const SUPPORTED_NODE = '>=20';

const SURPLUS = 'it ignores the last argument, which its asynchronous form would take for another one, or a callback';

/**
 * Why a blocking call cannot be replaced as it stands; undefined when it can. `node` is the supported range of Node
 * versions.
 */
export function callBarrier(
  graph: CallGraph,
  { blocking, notice }: Finding,
  node: string | undefined,
): Barrier | undefined {
  const { call, method } = blocking;
  const at = `${blocking.file}:${call.line}`;
  if (blocking.handed) return { code: 'handed-over', at };
  if (notice) return { code: notice, at, detail: method.why, advice: method.advice };
  if (method.via === 'none') return { code: 'no-async-form', at, detail: method.why, advice: method.advice };
  if (blocking.unsure) return { code: 'unknown-version', at, detail: blocking.module.name };
  const facts = graph.program.file(blocking.file);
  if (facts?.lacksRequire && isRequired(facts, call.callee.start)) return { code: 'require-in-es-module', at };
  const barrier = positionBarrier(graph, blocking.id);
  if (barrier !== undefined) return { code: barrier, at };
  if (/\.(?:call|apply|bind)$/.test(call.text)) return { code: 'borrowed-call', at };
  if (method.via === 'method' && !call.member) return { code: 'borrowed-call', at };
  if (isAmbiguous(graph, blocking)) return { code: 'ambiguous-callee', at };
  if (call.args.some((arg) => arg.kind === 'spread')) return { code: 'spread-arguments', at };
  if (method.since !== undefined && !isWithin(node ?? SUPPORTED_NODE, method.since))
    return { code: 'not-in-node-version', at, detail: method.since };
  if (!surplusOf(call, method).every(isInert)) return { code: 'argument-differs', at, detail: SURPLUS };
  const rule = method.refuse?.find(
    ({ unless, ...candidate }) => isBroken(candidate, call) && !(unless && isWithin(node ?? SUPPORTED_NODE, unless)),
  );
  return rule ? { code: 'argument-differs', at, detail: rule.why } : undefined;
}

// Matches: require('fs').readFileSync(path), fs.readFileSync(path) after const fs = require('fs')
function isRequired(facts: FileFacts, offset: number): boolean {
  if (facts.calls.some(({ name, callee }) => name === 'require' && callee.start === offset)) return true;
  const item = facts.imports.find(({ uses }) => uses.some((use) => use.start === offset));
  if (item?.base !== undefined) return isRequired(facts, item.base);
  return item?.style.startsWith('require') ?? false;
}

function isAmbiguous(graph: CallGraph, blocking: BlockingCall): boolean {
  const { id, method } = blocking;
  // Test doubles among the callees are reported as such.
  if ((graph.targets.get(id)?.size ?? 0) > fakesOf(graph, blocking).length) return true;
  return [...(graph.outside.get(id) ?? [])].some((path) => !method.at.includes(path));
}

function isBroken(rule: ArgumentRule, { args, position }: CallFacts): boolean {
  const arg = args[rule.index];
  if (!arg) return false;
  switch (rule.kind) {
    case 'present':
      return true;
    case 'maybe-bytes':
      return !['text', 'join', 'concat'].includes(arg.path.kind);
    case 'no-text':
      return arg.path.kind !== 'text';
    case 'open-options':
      return args.length > rule.index + 1 && !['object', 'array'].includes(args[args.length - 1].kind);
    case 'maybe-number':
      return arg.kind === 'number' || /(?:^|[a-z_.])(?:fd|Fd|descriptor)$/.test(arg.text);
    case 'looked-at':
      return !position.unused && !position.returned && (arg.keys?.includes(rule.option ?? '') ?? false);
    case 'names-option':
      return arg.keys?.includes(rule.option ?? '') ?? false;
    case 'has-option':
      return arg.keys
        ? arg.keys.some((key) => key === rule.option || key === '...')
        : arg.kind === 'object' || arg.kind === 'other';
  }
}
