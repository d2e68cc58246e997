import { logs } from '../../language/logs';
import type { FileFacts, LocalFacts, StatementFacts, StatementList } from '../../types';
import { accessesOf } from '../state/accesses';
import { accessKinds } from '../state/touches';
import { aliasFacts } from '../state/aliases';
import { capturedIn } from '../state/captured';
import { exposedIn } from '../state/exposed';
import { ambientAccesses } from '../state/ambient';
import { basesIn } from '../state/statics';
import type { FactsBuilder } from '../facts';
import { decidedCalls } from './decided';
import { idiomsOf } from './idioms';
import { combinedPromises } from './combined-promises';
import { keptMembers } from './kept-members';
import { keptPromises } from './kept-promises';
import { operandsOf } from './operands';
import { duesOf } from './promises-of-others';
import { namedTimes } from './named-times';
import { onceIn } from './once';
import type { Node } from '../syntax/parse';
import { branchesOf, skippedCallsOf } from './branches';
import { choicesOf } from './choices';
import { fillingsOf } from './fillings';
import { returnsOf } from './returns';
import { throwingIn } from './throwing';
import { isFunction, spanOf, wrapped, type Nodes } from '../syntax/walk';

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

/** The facts that decide where a lock is needed, and how long it is held. */
export function orderFacts(
  builder: FactsBuilder,
  tree: Nodes,
): Pick<
  FileFacts,
  | 'accesses'
  | 'aliases'
  | 'exposed'
  | 'bases'
  | 'captured'
  | 'given'
  | 'keptArguments'
  | 'passed'
  | 'handedOn'
  | 'statements'
  | 'returns'
  | 'branches'
  | 'choices'
  | 'skipped'
  | 'throwing'
  | 'locals'
  | 'idioms'
  | 'decided'
  | 'fillings'
  | 'once'
  | 'times'
  | 'keeps'
  | 'operands'
  | 'dues'
> {
  return {
    accesses: [...accessesOf(builder, tree), ...ambientAccesses(builder, tree)],
    ...aliasFacts(builder, tree),
    exposed: exposedIn(builder),
    bases: basesIn(builder, tree.of('ClassDeclaration', 'ClassExpression')),
    captured: capturedIn(builder, tree.of('ThisExpression')),
    statements: statementLists(builder, tree),
    returns: returnsOf(builder, tree.of('ReturnStatement')),
    branches: branchesOf(builder, tree),
    choices: choicesOf(builder, tree),
    skipped: skippedCallsOf(builder, tree),
    throwing: throwingIn(builder, tree.of('ThrowStatement')),
    locals: localsOf(builder),
    idioms: idiomsOf(builder, tree.of('IfStatement')),
    decided: decidedCalls(builder, tree.of('IfStatement'), tree.of('CallExpression')),
    fillings: fillingsOf(builder, tree.of('IfStatement'), tree.of('CallExpression')),
    once: onceIn(builder, tree.of('IfStatement'), tree.of('AssignmentExpression')),
    times: namedTimes(builder, tree.of('CallExpression', 'NewExpression')),
    keeps: [...keptPromises(builder, tree), ...keptMembers(builder, tree), ...combinedPromises(builder, tree)],
    operands: operandsOf(builder, tree),
    dues: duesOf(builder, tree),
  };
}

/** The statements of every block of a function. */
function statementLists(builder: FactsBuilder, tree: Nodes): StatementList[] {
  const jumping = leavingNodes(tree.of('BreakStatement', 'ContinueStatement', 'YieldExpression'));
  const returning = leavingNodes(tree.of('ReturnStatement'));
  return tree
    .of('BlockStatement')
    .map((block) => ({
      fn: ownerOfBlock(builder, block),
      ...(endsFunction(block) && { ends: true as const }),
      ...(endsLoop(block) && { leaves: true as const }),
      items: (block.body as Node[]).map((item) => factsOf(item, jumping, returning)),
    }))
    .filter((list) => list.fn !== 0 && list.items.length > 0);
}

// Matches: the body of a function, and { … } of if (…) { … } and try { … } catch { … } that are last in one
function endsFunction(block: Node): boolean {
  let statement = block.parent;
  if (!statement || isFunction(statement)) return statement !== undefined;
  if (statement.type === 'CatchClause') statement = statement.parent as Node;
  if (statement.type === 'TryStatement' && statement.finalizer) return false;
  if (statement.type !== 'TryStatement' && statement.type !== 'IfStatement') return false;
  while (statement.parent?.type === 'IfStatement') statement = statement.parent;
  const around = statement.parent;
  return around?.type === 'BlockStatement' && (around.body as Node[]).at(-1) === statement && endsFunction(around);
}

// Matches: if (has(name)) { await keep(name); return; }, and { …; break; } that is not of a `switch`
function endsLoop({ body, parent }: Node): boolean {
  const last = (body as Node[]).at(-1);
  if (last?.type !== 'BreakStatement') return last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement';
  let around = parent;
  while (around && !LOOP.test(around.type) && around.type !== 'SwitchStatement') around = around.parent;
  return around?.type !== 'SwitchStatement';
}

/** All but what is evaluated once: the list of `for … of`, the first part of `for`. */
function repeatedFrom({ type, start, init, right }: Node): number {
  const once = type === 'ForStatement' ? init : right;
  return once ? (once as Node).end : start;
}

function ownerOfBlock(builder: FactsBuilder, block: Node): number {
  return block.parent && isFunction(block.parent) ? builder.indexOf(block.parent) : builder.ownerOf(block);
}

function factsOf(statement: Node, jumping: ReadonlySet<Node>, returning: ReadonlySet<Node>): StatementFacts {
  const jumps = jumping.has(statement);
  const finalizer = statement.finalizer as Node | null | undefined;
  return {
    span: spanOf(statement),
    leaves: jumps || returning.has(statement),
    ...(jumps && { jumps: true as const }),
    ...(LOOP.test(statement.type) && { repeats: repeatedFrom(statement) }),
    ...(finalizer && { ensures: spanOf(finalizer) }),
  };
}

/** The nodes that contain a jump: control may continue somewhere other than after them. */
function leavingNodes(jumps: readonly Node[]): ReadonlySet<Node> {
  const leaving = new Set<Node>();
  for (const jump of jumps)
    for (let at: Node | undefined = jump; at && !isFunction(at) && !isTarget(at, jump); at = at.parent) leaving.add(at);
  return leaving;
}

/** A `break` without a label, out of a loop or switch, continues after that. */
function isTarget(at: Node, jump: Node): boolean {
  if (at === jump || jump.label || !/^(?:Break|Continue)Statement$/.test(jump.type)) return false;
  return LOOP.test(at.type) || (at.type === 'SwitchStatement' && jump.type === 'BreakStatement');
}

/** Where the variables of functions are declared and used. */
function localsOf(builder: FactsBuilder): LocalFacts[] {
  return builder.scopes.variables
    .filter((variable) => !variable.topLevel && variable.declared.length > 0)
    .map(({ name, declared, uses }) => {
      let [first, last] = [Infinity, 0];
      for (const { start, end } of [...declared, ...uses])
        [first, last] = [Math.min(first, start), Math.max(last, end)];
      const isMaybeChanged = (use: Node): boolean => isChanged(use, builder.file.text);
      const [writes, changes] = [isWritten, isMaybeChanged].map((holds) => uses.filter(holds).map((use) => use.start));
      return { name, declared: declared[0].start, first, last, uses: uses.map(({ start }) => start), writes, changes };
    });
}

function isWritten(use: Node): boolean {
  const parent = use.parent;
  return parent?.type === 'UpdateExpression' || (parent?.type === 'AssignmentExpression' && parent.left === use);
}

// Matches: user.visits += 1, users.push(user), Object.assign(user, changes); and not console.log(user);
function isChanged(use: Node, text: string): boolean {
  const call = use.parent;
  const isGiven = call?.type === 'CallExpression' && (call.arguments as Node[]).includes(use);
  const isLogged = isGiven && logs(text.slice(call.start, call.end));
  const isAlone = isGiven && !isLogged && wrapped(call).parent?.type === 'ExpressionStatement';
  return isAlone || accessKinds(use).some(({ kind, inside }) => kind === 'write' && inside);
}
