import type { Node } from '../syntax/parse';
import { isFunction, keyName, unwrap } from '../syntax/walk';
import { isCompared } from './limits';
import type { Place, Source } from './types';

const GROWS = new Set(['push', 'unshift']);
const SHRINKS = new Set(['pop', 'shift', 'splice']);

/** The place of a call that parses or serialises JSON of unlimited size, if it is one. */
export function jsonPlace(call: Node, source: Source): Place[] | undefined {
  const callee = source.text(call.callee as Node);
  const values = call.arguments as Node[];
  if (values.length === 0) return undefined;
  if (callee === 'JSON.parse') return parsedBody(call, values, source);
  return callee === 'JSON.stringify' ? grownList(call, values, source) : undefined;
}

// Matches: const visits = []; … visits.push(req.body) … JSON.stringify({ visits })
function grownList(call: Node, [value]: readonly Node[], source: Source): Place[] | undefined {
  const names = source.below(value).flatMap((node) => declarationOf(node, source));
  const grown = names.find((name) => isKeptList(name) && onlyGrows(name, source));
  if (!grown) return undefined;
  const why = `it writes all of ${source.text(grown)}, which is added to while the server runs and never cut`;
  return [{ node: call, rule: 'json', why }];
}

/** A list that lives as long as the module: `const visits = []` outside of functions. */
function isKeptList(name: Node): boolean {
  const declarator = name.parent;
  if (declarator?.type !== 'VariableDeclarator' || !declarator.init) return false;
  for (let node: Node | undefined = declarator; node; node = node.parent) if (isFunction(node)) return false;
  return unwrap(declarator.init as Node).type === 'ArrayExpression';
}

function onlyGrows(name: Node, source: Source): boolean {
  const uses = source.all.filter((node) => node !== name && declarationOf(node, source).includes(name));
  const methods = uses.map(methodOn);
  const isAdded = uses.some((use, index) => GROWS.has(methods[index]) && isInFunction(use));
  const isCut = uses.some((use, index) => SHRINKS.has(methods[index]) || isAssigned(use));
  return isAdded && !isCut && !isCompared(source, `${source.text(name)}.length`);
}

/** The `push` of `visits.push(…)`; undefined for another use. */
function methodOn({ parent }: Node): string {
  if (parent?.type !== 'MemberExpression' || parent.parent?.type !== 'CallExpression') return '';
  return keyName(parent.property as Node, parent.computed === true) ?? '';
}

// Matches: visits = [], visits.length = 0
function isAssigned(use: Node): boolean {
  const target = use.parent?.type === 'MemberExpression' ? use.parent : use;
  return target.parent?.type === 'AssignmentExpression' && target.parent.left === target;
}

function isInFunction(use: Node): boolean {
  for (let node = use.parent; node; node = node.parent) if (isFunction(node)) return true;
  return false;
}

// Matches: req.on('data', (chunk) => (text += chunk)) … JSON.parse(text), without a limit
function parsedBody(call: Node, [text]: readonly Node[], source: Source): Place[] | undefined {
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
  // Any comparison of its length is taken for a limit.
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
