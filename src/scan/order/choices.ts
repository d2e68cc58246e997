import { isWithin } from '../../program';
import type { ChoiceFacts, Span } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { isFunction, spanOf, type Nodes } from '../syntax/walk';

/** Statements behind which nothing of the function runs, but parts of a `try` around them. */
const LEAVES = /^(?:Return|Throw)Statement$/;
/** Those behind which no other case of a `switch` runs. */
const ENDS_CASE = /^(?:Return|Throw|Break|Continue)Statement$/;
/** What a `break` ends. */
const BREAKABLE = /^(?:Switch|For|ForIn|ForOf|While|DoWhile)Statement$/;

type Choice = Omit<ChoiceFacts, 'fn'>;

/**
 * Mutually exclusive parts of functions: the branches of a condition, the cases of a `switch`, and a branch that leaves
 * the function and what follows it.
 */
// Matches: if (short) send(head()); else send(all());, short ? head() : all() and if (short) return head(); send(all());
// Matches: try { text = read(); } catch { return send(''); } send(text);
export function choicesOf(builder: FactsBuilder, tree: Nodes): ChoiceFacts[] {
  const breaks = tree.of('BreakStatement');
  return tree.of('IfStatement', 'ConditionalExpression', 'SwitchStatement', 'TryStatement').flatMap((node) => {
    const fn = builder.ownerOf(node);
    const choices = node.type === 'SwitchStatement' ? amongCases(node) : betweenArms(node);
    return [...choices, ...againstRest(node, breaks)].map((choice) => ({ fn, ...choice }));
  });
}

function betweenArms({ consequent, alternate, parent }: Node): Choice[] {
  if (!alternate) return [];
  const { start, end } = spanOf(alternate as Node);
  // What is assigned at its end is so for both.
  const isAssigned = endsAssignment(parent, end);
  return [{ one: spanOf(consequent as Node), other: { start, end: isAssigned ? end - 1 : end } }];
}

// Matches: visits = found ? visits + read() : 0
function endsAssignment(around: Node | undefined, end: number): boolean {
  let at = around;
  while (at?.end === end && at.type !== 'AssignmentExpression') at = at.parent;
  return at?.end === end;
}

// Matches: switch (kind) { case 'file': return readFile(); case 'text': case 'html': send(); break; default: … }
function amongCases(node: Node): Choice[] {
  const cases = node.cases as Node[];
  // What is compared for the cases behind a `default` is evaluated before it.
  if (cases.slice(0, -1).some(({ test }) => !test)) return [];
  return cases.flatMap((one, index) => {
    // It goes on in the cases behind it up to the first that ends.
    const last = cases.slice(index).find((other) => endsBy(ENDS_CASE, other));
    return last ? bodyOf(one).map((body) => ({ one: body, other: { start: last.end, end: node.end } })) : [];
  });
}

function againstRest(node: Node, breaks: readonly Node[]): Choice[] {
  const rest = { start: node.end, end: endBehind(node) };
  const isLeft = (branch: Node): boolean =>
    endsBy(LEAVES, branch) && !breaks.some((one) => isWithin(one, branch) && !isWithin(brokenBy(one), branch));
  return branchesOf(node)
    .filter(isLeft)
    .flatMap((branch) => (branch.type === 'SwitchCase' ? bodyOf(branch) : [spanOf(branch)]))
    .map((one) => ({ one, other: rest }));
}

function branchesOf({ type, cases, consequent, alternate, handler }: Node): Node[] {
  if (type === 'ConditionalExpression') return [];
  // What a `catch` leaves comes by its `finally` only.
  if (type === 'TryStatement') return handler ? [(handler as Node).body as Node] : [];
  return type === 'SwitchStatement' ? (cases as Node[]) : ([consequent, alternate].filter(Boolean) as Node[]);
}

/** The statements of a case, without what is compared: that is evaluated for the cases behind it, too. */
function bodyOf({ consequent }: Node): Span[] {
  const statements = consequent as Node[];
  const last = statements.at(-1);
  return last ? [{ start: statements[0].start, end: last.end }] : [];
}

/** What a `break` ends; a label may be anywhere. */
function brokenBy(statement: Node): Node {
  let at = statement;
  while (at.parent && (statement.label || !BREAKABLE.test(at.type))) at = at.parent;
  return at;
}

/**
 * The offset up to which nothing runs after a `return` at a statement: the end of the function or, because exceptions
 * continue in `catch` and everything in `finally`, of the enclosing part of a `try`.
 */
function endBehind(node: Node): number {
  let at = node;
  while (at.parent && !isFunction(at) && !isGuarded(at, at.parent)) at = at.parent;
  return at.end;
}

function isGuarded(part: Node, { type, block, handler, finalizer }: Node): boolean {
  return type === 'TryStatement' && (part === block || (part === handler && finalizer !== null));
}

/** Whether each way to the end of a branch comes by a statement of such a type there. */
// Matches: return x;, { …; return x; }, if (short) return x; else throw y;
function endsBy(types: RegExp, { type, body, consequent, alternate }: Node): boolean {
  if (type === 'BlockStatement') return endListBy(types, body as Node[]);
  if (type === 'SwitchCase') return endListBy(types, consequent as Node[]);
  if (type !== 'IfStatement') return types.test(type);
  return [consequent, alternate].every((arm) => arm && endsBy(types, arm as Node));
}

function endListBy(types: RegExp, statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  return last !== undefined && endsBy(types, last);
}
