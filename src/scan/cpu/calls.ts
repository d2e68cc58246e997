import type { Node } from '../parse';
import { isFunction, keyName, unwrap } from '../walk';
import type { Checker } from './backtracking';
import { originOf } from './given';
import { isCompared } from './limits';
import type { Place, Source } from './types';

const ON_REGEX = new Set(['test', 'exec']);
const ON_TEXT = new Set(['match', 'matchAll', 'search', 'replace', 'replaceAll', 'split']);

/** The places where single calls keep the CPU. */
export function callPlaces(source: Source, check: Checker): Place[] {
  const calls = source.all.filter(({ type }) => type === 'CallExpression');
  return calls.flatMap(
    (call) => slowRegex(call, source, check) ?? nextTick(call, source) ?? parsedBody(call, source) ?? [],
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

// Matches: req.on('data', (chunk) => (text += chunk)) … JSON.parse(text), without a limit
function parsedBody(call: Node, source: Source): Place[] | undefined {
  const [text] = call.arguments as Node[];
  if (source.text(call.callee as Node) !== 'JSON.parse' || !text) return undefined;
  const names = new Set(source.below(text).flatMap((node) => declarationOf(node, source)));
  for (const name of [...names]) {
    const init = name.parent?.type === 'VariableDeclarator' ? (name.parent.init as Node | undefined) : undefined;
    for (const node of init ? source.below(init) : []) for (const more of declarationOf(node, source)) names.add(more);
  }
  const isCollected = source.all.some((node) => collects(node, names, source));
  if (!isCollected) return undefined;
  return [{ node: call, rule: 'json', why: 'it parses as much as the sender likes to send: nothing limits the body' }];
}

function declarationOf(node: Node, { scopes }: Source): readonly Node[] {
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  return variable ? [variable.declared[0]] : [];
}

// Matches: req.on('data', (chunk) => { text += chunk; }), req.on('data', (chunk) => chunks.push(chunk))
function collects(node: Node, names: ReadonlySet<Node>, source: Source): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = unwrap(node.callee as Node);
  const [event, listener] = node.arguments as Node[];
  const isOn =
    callee.type === 'MemberExpression' && /^(?:on|addListener)$/.test(keyName(callee.property as Node, false) ?? '');
  if (!isOn || !listener || event.value !== 'data' || !isFunction(unwrap(listener))) return false;
  const inside = source.below(listener);
  // Any comparison there is taken for the limit.
  if (inside.some(({ type, operator }) => type === 'BinaryExpression' && /^[<>]/.test(operator as string)))
    return false;
  const isNamed = (one: Node): boolean => declarationOf(unwrap(one), source).some((name) => names.has(name));
  return inside.some((inner) => {
    if (inner.type === 'AssignmentExpression') return isNamed(inner.left as Node);
    if (inner.type !== 'CallExpression') return false;
    const target = unwrap(inner.callee as Node);
    return (
      target.type === 'MemberExpression' &&
      keyName(target.property as Node, false) === 'push' &&
      isNamed(target.object as Node)
    );
  });
}
