import type { FileFacts, LocalFacts, StatementFacts, StatementList } from '../types';
import { accessesOf } from './accesses';
import type { FactsBuilder } from './facts';
import { idiomsOf } from './idioms';
import type { Node } from './parse';
import { isFunction } from './walk';

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

/** What tells where a lock is needed, and how long it has to be held. */
export function orderFacts(
  builder: FactsBuilder,
  nodes: readonly Node[],
): Pick<FileFacts, 'accesses' | 'statements' | 'locals' | 'idioms'> {
  return {
    accesses: accessesOf(builder, nodes),
    statements: statementLists(builder, nodes),
    locals: localsOf(builder),
    idioms: idiomsOf(builder, nodes),
  };
}

/** The statements of every block that belongs to a function. */
function statementLists(builder: FactsBuilder, nodes: readonly Node[]): StatementList[] {
  const leaving = leavingNodes(nodes);
  return nodes
    .filter((node) => node.type === 'BlockStatement')
    .map((block) => ({
      fn: ownerOfBlock(builder, block),
      items: (block.body as Node[]).map((item) => factsOf(item, leaving)),
    }))
    .filter((list) => list.fn !== 0 && list.items.length > 0);
}

function ownerOfBlock(builder: FactsBuilder, block: Node): number {
  return block.parent && isFunction(block.parent) ? builder.indexOf(block.parent) : builder.ownerOf(block);
}

function factsOf(statement: Node, leaving: ReadonlySet<Node>): StatementFacts {
  return { span: { start: statement.start, end: statement.end }, leaves: leaving.has(statement) };
}

/** Every node from inside of which control can go on somewhere else than behind it. */
function leavingNodes(nodes: readonly Node[]): ReadonlySet<Node> {
  const leaving = new Set<Node>();
  for (const node of nodes) {
    if (!/^(?:Return|Break|Continue)Statement$|^YieldExpression$/.test(node.type)) continue;
    for (let at: Node | undefined = node; at && !isFunction(at) && !isTarget(at, node); at = at.parent) leaving.add(at);
  }
  return leaving;
}

/** A jump out of a loop or a switch, without a label, goes on behind it. */
function isTarget(at: Node, jump: Node): boolean {
  if (at === jump || jump.label || !/^(?:Break|Continue)Statement$/.test(jump.type)) return false;
  return LOOP.test(at.type) || (at.type === 'SwitchStatement' && jump.type === 'BreakStatement');
}

/** Where the variables of functions are declared and used. */
function localsOf(builder: FactsBuilder): LocalFacts[] {
  return builder.scopes.variables
    .filter((variable) => !variable.topLevel && variable.declared.length > 0)
    .map((variable) => ({
      declared: variable.declared[0].start,
      first: Math.min(...[...variable.declared, ...variable.uses].map((use) => use.start)),
      last: Math.max(...[...variable.declared, ...variable.uses].map((use) => use.end)),
      writes: variable.uses.filter(isWritten).map((use) => use.start),
    }));
}

function isWritten(use: Node): boolean {
  const parent = use.parent;
  return parent?.type === 'UpdateExpression' || (parent?.type === 'AssignmentExpression' && parent.left === use);
}
