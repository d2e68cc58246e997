import { ELEMENT } from '../../language/state-parts';
import type { PathExpr } from '../../types';
import type { FactsBuilder } from '../facts';
import { bindingOf, givenTo } from '../state/bindings';
import { requestOf } from '../syntax/imports';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { isFunction, keyName, unwrap } from '../syntax/walk';
import { addedTo } from './additions';

/** What parts of values are made of, in one file. */
export interface Asked {
  readonly builder: FactsBuilder;
  readonly pathOf: (node: Node, depth: number) => PathExpr;
  readonly depth: number;
}

type Values = readonly PathExpr[];

const UNKNOWN: Values = [{ kind: 'any' }];
const MAX_DEPTH = 5;
/** Lists that are filled in more places are represented by their name. */
const MAX_VALUES = 8;
/** Methods whose result has elements of the list, and is a list. */
const SAME = /^(?:filter|slice|sort|reverse|toSorted|toReversed|concat)$/;
const ONE = /^(?:find|findLast|at|pop|shift)$/;
const MAPS = /^(?:map|flatMap)$/;
const WHOLE = /^(?:Promise\.(?:all|allSettled)|Array\.from)$/;

/** Variables that are being examined: a list may be filled with its own elements. */
const open = new WeakMap<FactsBuilder, Set<Variable>>();

/** What a variable holds of a part of something, or an element; undefined where nothing is known. */
// Matches: file of const { file } = freeName(name), for (const file of files), files.forEach((file) => …)
export function partInVariable(asked: Asked, variable: Variable): Values | undefined {
  const values = ofVariable(asked, variable, [], true);
  return isKnown(values) ? values : undefined;
}

/** What a field or an element holds. */
// Matches: found.file, where const found = freeName(name); files[0], where files.push(path.join(folder, name))
export function partInField(asked: Asked, member: Node): Values | undefined {
  const values = partOf(asked, member.object as Node, [stepOf(member)]);
  return isKnown(values) ? values : undefined;
}

function isKnown(values: Values): boolean {
  return values.length <= MAX_VALUES && values.some(({ kind }) => kind !== 'any');
}

function stepOf({ property, computed }: Node): string {
  return keyName(property as Node, computed === true) ?? ELEMENT;
}

/** What the part of a value holds, to which the steps lead. */
export function partOf(asked: Asked, expression: Node, steps: readonly string[]): Values {
  const { builder, pathOf, depth } = asked;
  const node = unwrap(expression);
  if (depth > MAX_DEPTH) return UNKNOWN;
  const deeper = { ...asked, depth: depth + 1 };
  if (steps.length === 0) return [pathOf(node, depth + 1)];
  switch (node.type) {
    case 'AwaitExpression':
      return partOf(asked, node.argument as Node, steps);
    case 'ObjectExpression':
      return ofObject(deeper, node, steps);
    case 'ArrayExpression':
      return ofArray(deeper, node, steps);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((one) => partOf(deeper, one as Node, steps));
    case 'MemberExpression':
      return partOf(deeper, node.object as Node, [stepOf(node), ...steps]);
    case 'CallExpression':
      return ofCall(deeper, node, steps);
    case 'Identifier': {
      const variable = builder.scopes.variableOf(node);
      return variable ? ofVariable(deeper, variable, steps, false) : UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}

function ofObject(asked: Asked, { properties }: Node, [step, ...more]: readonly string[]): Values {
  const all = properties as Node[];
  const named = all.find(({ type, key, computed }) => type === 'Property' && keyName(key as Node, !!computed) === step);
  if (named) return partOf(asked, named.value as Node, more);
  return all.every(({ type, computed }) => type === 'Property' && computed !== true) ? [] : UNKNOWN;
}

function ofArray(asked: Asked, { elements }: Node, [step, ...more]: readonly string[]): Values {
  if (step !== ELEMENT && !/^\d+$/.test(step)) return UNKNOWN;
  return (elements as (Node | null)[]).flatMap((element) => {
    if (!element) return [];
    const isSpread = element.type === 'SpreadElement';
    return isSpread ? partOf(asked, element.argument as Node, [ELEMENT, ...more]) : partOf(asked, element, more);
  });
}

function ofCall(asked: Asked, node: Node, steps: readonly string[]): Values {
  const { builder } = asked;
  const callee = unwrap(node.callee as Node);
  const [first] = node.arguments as Node[];
  const object = callee.type === 'MemberExpression' ? (callee.object as Node) : undefined;
  const method = object ? stepOf(callee) : '';
  if (object && first && WHOLE.test(`${String(object.name)}.${method}`)) return partOf(asked, first, steps);
  if (object && SAME.test(method)) return partOf(asked, object, steps);
  if (object && ONE.test(method)) return partOf(asked, object, [ELEMENT, ...steps]);
  const made = first && unwrap(first);
  if (made && MAPS.test(method) && isFunction(made))
    return isElement(steps[0])
      ? resultsOf(builder, made).flatMap((one) => partOf(asked, one, steps.slice(1)))
      : UNKNOWN;
  const call = requestOf(node) === undefined ? builder.callIndexOf(node) : undefined;
  if (call === undefined) return UNKNOWN;
  return [steps.reduce((of: PathExpr, name): PathExpr => ({ kind: 'field', of, name }), { kind: 'call', call })];
}

function isElement(step: string): boolean {
  return step === ELEMENT || /^\d+$/.test(step);
}

function resultsOf(builder: FactsBuilder, fn: Node): readonly Node[] {
  const body = fn.body as Node;
  if (body.type !== 'BlockStatement') return [body];
  const returns = builder.within(body, 'ReturnStatement');
  return returns.flatMap((one) =>
    one.argument && builder.ownerOf(one) === builder.indexOf(fn) ? [one.argument as Node] : [],
  );
}

/** With `onlyParts`, nothing of a variable that is assigned a value as a whole. */
function ofVariable(asked: Asked, variable: Variable, steps: readonly string[], onlyParts: boolean): Values {
  const { builder } = asked;
  const examined = open.get(builder) ?? new Set();
  open.set(builder, examined);
  // Other files may change what is there for all.
  const isShared = variable.topLevel || variable.reassigned || variable.declared.length !== 1;
  if (isShared || examined.has(variable)) return UNKNOWN;
  examined.add(variable);
  const binding = bindingOf(variable.declared[0]);
  const values = binding && !binding.rest ? boundTo(asked, binding, steps, onlyParts) : UNKNOWN;
  const added = steps.length > 0 ? addedTo(variable, steps[0]) : [];
  const more = added.flatMap((node) => (node ? partOf(asked, node, steps.slice(1)) : UNKNOWN));
  examined.delete(variable);
  return [...values, ...more];
}

function boundTo(
  asked: Asked,
  binding: NonNullable<ReturnType<typeof bindingOf>>,
  steps: readonly string[],
  onlyParts: boolean,
): Values {
  const { from: source } = binding;
  const from = source.kind === 'parameter' ? givenTo(source.fn, source.index) : source;
  const isWhole = from?.kind === 'value' && binding.steps.length === 0 && binding.from.kind === 'value';
  if (!from || (onlyParts && isWhole)) return UNKNOWN;
  const into = from.kind === 'iterated' ? [ELEMENT, ...binding.steps] : binding.steps;
  return partOf(asked, from.value, [...into, ...steps]);
}
