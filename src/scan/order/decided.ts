import { grouped } from '../../grouped';
import type { Decided } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { wrapped } from '../syntax/walk';
import { pathText, statementsOf, testOf } from './idioms';

/**
 * Calls of which more than the call depends on a look-up of the same path: the function leaves, or does something else, too. That
 * tells which of two requests came first, even if the call itself does not mind.
 */
// Matches: mkdirSync(dir, { recursive: true }) behind: if (existsSync(dir)) return res.sendStatus(409);
// Matches: if (!existsSync(dir)) { mkdirSync(dir, { recursive: true }); isNew = true; }
export function decidedCalls(builder: FactsBuilder, conditions: readonly Node[], calls: readonly Node[]): Decided[] {
  const asked = [
    ...conditions.flatMap((node) => askedBy(builder, node) ?? []),
    ...calls.flatMap((look): Asked[] => (isNamed(builder, look) ? [{ look, from: look.end, until: Infinity }] : [])),
  ];
  const byPath = grouped(calls, (call) => pathText(builder, call));
  return asked.flatMap(({ look, from, until }) => {
    const path = pathText(builder, look);
    const isDecided = (call: Node): boolean =>
      call.start >= from && call.end <= until && builder.ownerOf(call) === builder.ownerOf(look);
    const acts = (path === undefined ? undefined : byPath.get(path))?.filter(isDecided) ?? [];
    return acts.map((act) => ({ look: builder.callIndexOf(look), act: builder.callIndexOf(act) }));
  });
}

/** A look-up, and where what comes depends on it. */
interface Asked {
  readonly look: Node;
  readonly from: number;
  readonly until: number;
}

function askedBy(builder: FactsBuilder, node: Node): Asked | undefined {
  const look = testOf(node.test as Node, () => undefined)?.call;
  if (!look) return undefined;
  const statements = statementsOf(node.consequent as Node);
  if (leaves(builder, node, statements)) return { look, from: node.end, until: Infinity };
  return statements.some(setsVariable) ? { look, from: look.end, until: node.end } : undefined;
}

/** Whether its answer has a name, and several ask for that. */
// Matches: const isNew = !existsSync(dir); if (isNew) mkdirSync(dir, …); res.json({ isNew });
function isNamed(builder: FactsBuilder, look: Node): boolean {
  let value = wrapped(look);
  while (value.parent?.type === 'UnaryExpression' && value.parent.operator === '!') value = wrapped(value.parent);
  const declarator = value.parent;
  if (declarator?.type !== 'VariableDeclarator' || declarator.init !== value) return false;
  const uses = builder.scopes.variableOf(declarator.id as Node)?.uses ?? [];
  return uses.length > 1;
}

/** Whether it leaves the function with something else than at the end. */
// Matches: return res.sendStatus(409), throw error, and not: if (existsSync(dir)) return dir; mkdirSync(dir); return dir;
function leaves({ file }: FactsBuilder, { parent }: Node, statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'ThrowStatement') return true;
  if (last?.type !== 'ReturnStatement') return false;
  const textOf = (statement: Node | undefined): string => {
    const argument = statement?.type === 'ReturnStatement' ? (statement.argument as Node | null) : null;
    return argument ? file.text.slice(argument.start, argument.end) : '';
  };
  const around = parent?.type === 'BlockStatement' ? (parent.body as Node[]) : [];
  return statements.length > 1 || textOf(last) !== textOf(around.at(-1));
}

// Matches: isNew = true;
function setsVariable({ type, expression }: Node): boolean {
  return type === 'ExpressionStatement' && (expression as Node).type === 'AssignmentExpression';
}
