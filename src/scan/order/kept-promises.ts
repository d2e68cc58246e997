import type { KeptPromise } from '../../types';
import { homeOf } from '../state/accesses';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keptIn } from './combined-promises';
import { filledWith, type Content } from './container-contents';
import { calledName } from '../paths/streams';
import { dealAt } from './promise-deals';
import { lifeOf } from './rounds';
import type { Variable } from '../syntax/scopes';
import { isFunction, unwrap, type Nodes } from '../syntax/walk';

/** Promises that variables hold until they are awaited or handled. */
export function keptPromises(builder: FactsBuilder, tree: Nodes): KeptPromise[] {
  const skips = tree.of('ContinueStatement');
  return builder.scopes.variables
    .filter(({ topLevel, declared }) => !topLevel && declared.length > 0)
    .flatMap((variable) => keptBy(builder, variable, skips));
}

function keptBy(builder: FactsBuilder, variable: Variable, skips: readonly Node[]): KeptPromise[] {
  const deals = variable.uses.filter((use) => dealAt(builder, use));
  if (deals.length === 0) return [];
  return contentsOf(builder, variable).flatMap(({ value, isInside }) => {
    const { start, end } = value;
    const [deal] = deals.filter((one) => one.start >= end).sort((one, other) => one.start - other.start);
    if (!makesPromises(value) || deal === undefined) return [];
    const { from, last } = lifeOf(value, variable.declared[0].start, deal, skips);
    const dealt = deals.flatMap(awaitOf).filter((at) => at > from && at < last);
    const made = unwrap(value);
    const call = made.type === 'CallExpression' ? builder.callIndexOf(made) : undefined;
    const elements = made.type === 'ArrayExpression' ? keptIn(builder, made) : [];
    const until = deal.start;
    const rounds = last > until || dealt.length > 0 ? { rounds: { last, dealt } } : {};
    const isHidden = isCollected(made) || (!isInside && dealAt(builder, deal) === 'inside');
    const within = isHidden ? { within: true as const } : {};
    return [
      { fn: homeOf(builder, variable), value: { start, end }, call, from, until, ...rounds, ...within },
      ...elements,
    ];
  });
}

/** What a variable has, and what the variables in its place had. */
// Matches: ask() of const asked = ask(); list.push(asked);
function contentsOf({ scopes }: FactsBuilder, variable: Variable): readonly Content[] {
  return filledWith(variable).flatMap((content) => {
    const { value, isInside } = content;
    const source = value.type === 'Identifier' ? scopes.variableOf(value) : undefined;
    if (!source || source === variable || source.topLevel || source.declared.length === 0) return [content];
    return filledWith(source).map((one) => ({ ...one, isInside: isInside || one.isInside }));
  });
}

/** Whether a callback puts promises into a list, one after the other. */
// Matches: names.reduce((list, name) => [...list, ask(name)], []), names.flatMap((name) => [ask(name)])
function isCollected(made: Node): boolean {
  return made.type === 'CallExpression' && COLLECTS.test(calledName(made));
}

const COLLECTS = /^(?:reduce|reduceRight|flatMap)$/;

/** Expressions that may create a promise, or a list of them. */
const MAKES = /^(?:Call|New|Import)Expression$/;

/** Whether an expression may create a promise, or a list of them. */
export function makesPromises(value: Node): boolean {
  const node = unwrap(value);
  switch (node.type) {
    // Matches: [ask(), tell()], and not the empty list that is filled later
    case 'ArrayExpression':
      return (node.elements as (Node | null)[]).some((one) => one && makesPromises(one));
    case 'ConditionalExpression':
      return makesPromises(node.consequent as Node) || makesPromises(node.alternate as Node);
    case 'LogicalExpression':
      return makesPromises(node.left as Node) || makesPromises(node.right as Node);
    default:
      return MAKES.test(node.type);
  }
}

/** The end of the `await` around an expression. */
function awaitOf(expression: Node): readonly number[] {
  for (let at = expression.parent; at && !isFunction(at); at = at.parent)
    if (at.type === 'AwaitExpression') return [at.end];
  return [];
}
