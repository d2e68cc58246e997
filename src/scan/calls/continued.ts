import { CALLING } from '../../language/array-methods';
import type { CallFacts } from '../../types';
import type { FactsBuilder } from '../facts';
import { filledWith } from '../order/container-contents';
import { calledName } from '../paths/streams';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { functionAround, isFunction, keyName, spanOf, unwrap } from '../syntax/walk';

const LINK = /^(?:then|catch|finally)$/;
const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;
const FOLDS = /^reduce(?:Right)?$/;

/** What made the promise of a variable that a call continues. */
// Matches: saved.then(show), after: const saved = load().then(save); and chain = chain.then(save)
export function continuedFacts(builder: FactsBuilder, node: Node): CallFacts['continues'] {
  const variable = continuedAt(builder, node);
  if (!variable) return undefined;
  const around = functionAround(node);
  const values = filledWith(variable).map(({ value }) => value);
  const isAround = ({ start, end }: Node): boolean => start <= node.start && end >= node.end;
  const own = values.filter((value) => functionAround(value) === around && !isAround(value));
  const repeats = isFolded(variable, around) || (values.some(isAround) && isRepeated(variable, node));
  return { from: own.map(spanOf), ...(repeats && { repeats: true as const }) };
}

/** The variable of a function on which a method of promises is called. */
function continuedAt({ scopes }: FactsBuilder, node: Node): Variable | undefined {
  const callee = unwrap(node.callee as Node);
  if (callee.type !== 'MemberExpression' || !LINK.test(keyName(callee.property as Node, false) ?? '')) return undefined;
  const object = unwrap(callee.object as Node);
  const variable = object.type === 'Identifier' ? scopes.variableOf(object) : undefined;
  return variable?.kind === 'import' || variable?.declared.length === 0 ? undefined : variable;
}

/** Whether what a loop, or a method that calls back for each element, makes in one round is continued in the next. */
// Matches: let chain = start; for (const step of steps) chain = chain.then(step)
function isRepeated({ declared: [name] }: Variable, node: Node): boolean {
  for (let at = node.parent; at && at.start > name.start; at = at.parent) {
    if (LOOP.test(at.type)) return true;
    if (isFunction(at)) return isHandedTo(at, (method) => CALLING.includes(method));
  }
  return false;
}

/** Whether a variable has what the call before gave of a callback that folds a list. */
// Matches: chain of steps.reduce((chain, step) => chain.then(step), start)
function isFolded({ declared: [name] }: Variable, around: Node | undefined): boolean {
  if (!around || (around.params as Node[])[0] !== name) return false;
  return isHandedTo(around, (method) => FOLDS.test(method));
}

function isHandedTo(callback: Node, isMeant: (method: string) => boolean): boolean {
  const call = callback.parent as Node;
  return call.type === 'CallExpression' && (call.arguments as Node[])[0] === callback && isMeant(calledName(call));
}
