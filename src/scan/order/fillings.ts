import type { Filling } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { isWithin } from '../../program';
import { unwrap } from '../syntax/walk';

/** What is looked for under such a name is not what belongs to one request: 'csrf', KEYS.csrf. */
const FIXED_NAME = /^(?:'[^']*'|"[^"]*"|[A-Z][A-Z\d_]*(?:\.\w+)*)$/;
const IS_NOTHING = /^(?:null|undefined)$/;

/** Calls that are made only where another call, whose result has a name, gave nothing. */
// Matches: save(secret) behind read(), in: let secret = read(); if (!secret) { secret = random(); save(secret); }
export function fillingsOf(builder: FactsBuilder, conditions: readonly Node[], calls: readonly Node[]): Filling[] {
  return conditions.flatMap((node) => {
    const look = missedBy(builder, node);
    if (!look) return [];
    const { start, end } = node.consequent as Node;
    const acts = calls.filter(
      (call) => isWithin(call, { start, end }) && builder.ownerOf(call) === builder.ownerOf(look),
    );
    return acts.map((act) => ({ look: builder.callIndexOf(look), act: builder.callIndexOf(act) }));
  });
}

/** The call that gave nothing where a condition holds. */
function missedBy(builder: FactsBuilder, { test, alternate }: Node): Node | undefined {
  const name = alternate ? undefined : emptyName(builder, unwrap(test as Node));
  const variable = name && builder.scopes.variableOf(name);
  // Nothing else was set before.
  const declarator = variable?.uses[0] === name ? variable?.declared[0]?.parent : undefined;
  if (declarator?.type !== 'VariableDeclarator' || !declarator.init) return undefined;
  const value = unwrap(declarator.init as Node);
  const call = value.type === 'AwaitExpression' ? unwrap(value.argument as Node) : value;
  const isOwn = call.type === 'CallExpression' && builder.ownerOf(call) === builder.ownerOf(name as Node);
  return isOwn && isFixed(builder, (call.arguments as Node[]).at(-1)) ? call : undefined;
}

// Matches: read(), readSecret(folder, KEYS.csrf), and not: find(req.ip)
function isFixed({ file }: FactsBuilder, name: Node | undefined): boolean {
  return name === undefined || FIXED_NAME.test(file.text.slice(name.start, name.end));
}

// Matches: secret of !secret, secret == null and secret === undefined
function emptyName({ file }: FactsBuilder, { type, operator, argument, left, right }: Node): Node | undefined {
  if (type === 'UnaryExpression' && operator === '!') return nameIn(argument as Node);
  if (type !== 'BinaryExpression' || !/^===?$/.test(operator as string)) return undefined;
  const { start, end } = right as Node;
  return IS_NOTHING.test(file.text.slice(start, end)) ? nameIn(left as Node) : undefined;
}

function nameIn(value: Node): Node | undefined {
  const node = unwrap(value);
  return node.type === 'Identifier' ? node : undefined;
}
