import type { Node } from '../syntax/parse';
import { isFunction, keyName, unwrap } from '../syntax/walk';
import type { Checker } from './backtracking';
import { originOf } from './given';
import { jsonPlace } from './json';
import { isCompared } from './limits';
import type { Place, Source } from './types';

const ON_REGEX = new Set(['test', 'exec']);
const ON_TEXT = new Set(['match', 'matchAll', 'search', 'replace', 'replaceAll', 'split']);

/** Single calls that keep the CPU busy. */
export function callPlaces(source: Source, check: Checker): Place[] {
  const calls = source.all.filter(({ type }) => type === 'CallExpression');
  return calls.flatMap(
    (call) => slowRegex(call, source, check) ?? nextTick(call, source) ?? jsonPlace(call, source) ?? [],
  );
}

// Matches: /^(a+)+$/.test(req.query.name), name.replace(SLOW, '')
function slowRegex(call: Node, source: Source, check: Checker): Place[] | undefined {
  const callee = unwrap(call.callee as Node);
  const [first] = call.arguments as Node[];
  if (callee.type !== 'MemberExpression' || !first) return undefined;
  const name = keyName(callee.property as Node, callee.computed === true) ?? '';
  const [regex, subject] = ON_REGEX.has(name) ? [callee.object as Node, first] : [first, callee.object as Node];
  if (!ON_REGEX.has(name) && !ON_TEXT.has(name)) return undefined;
  const literal = literalOf(regex, source);
  const origin = literal && originOf(subject, source.scopes);
  if (!literal || !origin || isCompared(source, `${source.text(subject)}.length`)) return undefined;
  const grows = check(literal.pattern, literal.flags);
  if (grows === undefined || (grows === 'polynomial' && !origin.sure)) return undefined;
  const how =
    grows === 'exponential' ? 'doubles with each character' : 'grows with the square of the length, or faster,';
  return [{ node: call, rule: 'regex', why: `the work of /${literal.pattern}/ ${how} of ${source.text(subject)}` }];
}

function literalOf(node: Node, { scopes }: Source): { readonly pattern: string; readonly flags: string } | undefined {
  const value = unwrap(node);
  if (value.regex) return value.regex as { pattern: string; flags: string };
  const variable = value.type === 'Identifier' ? scopes.variableOf(value) : undefined;
  const declarator = variable?.declared[0].parent;
  if (!variable || variable.reassigned || declarator?.type !== 'VariableDeclarator' || !declarator.init)
    return undefined;
  const init = unwrap(declarator.init as Node);
  return init.regex as { pattern: string; flags: string } | undefined;
}

// Matches: function step() { …; process.nextTick(step); }, process.nextTick(() => step(n - 1))
function nextTick(call: Node, source: Source): Place[] | undefined {
  const [callback] = call.arguments as Node[];
  if (source.text(call.callee as Node) !== 'process.nextTick' || !callback) return undefined;
  const around = functionsAround(call, source);
  const isAround = (node: Node): boolean => {
    const variable = node.type === 'Identifier' ? source.scopes.variableOf(node) : undefined;
    return variable !== undefined && around.has(variable.declared[0]);
  };
  const called = source.below(callback).filter(({ type }) => type === 'CallExpression');
  const isRecursive = isAround(unwrap(callback)) || called.some((inner) => isAround(unwrap(inner.callee as Node)));
  if (!isRecursive) return undefined;
  const why = 'ticks that make ticks go before every timer, file and request until the last of them is done';
  return [{ node: call, rule: 'next-tick', why }];
}

/** The names of the functions around a node, where they are declared. */
function functionsAround(node: Node, { scopes }: Source): ReadonlySet<Node> {
  const names = new Set<Node>();
  for (let current = node.parent; current; current = current.parent) {
    if (!isFunction(current)) continue;
    const name = (current.id ?? (current.parent?.type === 'VariableDeclarator' ? current.parent.id : undefined)) as
      Node | undefined;
    const variables = name?.type === 'Identifier' ? scopes.declaredBy(name) : [];
    for (const variable of variables) names.add(variable.declared[0]);
  }
  return names;
}
