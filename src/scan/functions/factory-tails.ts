import type { FactoryFacts, FactoryTail, Span } from '../../types';
import type { FactsBuilder } from '../facts';
import { fieldsFilledIn, hasHidden, isLooselyTyped, nameOf, namesSetIn } from './factory-fields';
import type { Parameter } from './factory-parameters';
import type { Node } from '../syntax/parse';
import { keyName } from '../syntax/walk';

/** What must not occur in the part of a body that becomes a method. */
const OF_CONSTRUCTORS = /\bnew\s*\.\s*target\b|\barguments\b|\bsuper\s*\(/;
/** Calls that neither block nor pass on the object under construction. */
const QUIET_CALL = /^(?:path\.\w+|Math\.\w+|String|Number|Boolean|parseInt)$/;
const QUIET_CLASS = /^(?:Map|Set|WeakMap|WeakSet|Array|Date|URL|EventEmitter|AbortController)$/;

/** A constructor, and its class. */
export interface Making {
  readonly builder: FactsBuilder;
  readonly fn: Node;
  readonly cls: Node;
  readonly params: readonly Parameter[];
  readonly isTyped: boolean;
}

// Matches: constructor(private path: string) { super(path); this.text = readFileSync(path); }
/**
 * How the end of a constructor moves into a method, where its beginning has to stay: the call of the superclass
 * constructor, and assignments beside it. Undefined where the end uses more of the beginning than its parameters and
 * `this`.
 */
export function tailOf(making: Making): Pick<FactoryFacts, 'tail' | 'typed'> | undefined {
  const { builder, fn, cls, params, isTyped } = making;
  const body = fn.body as Node;
  const statements = body.body as Node[];
  const staying = countStaying(making, statements);
  if (staying === undefined || staying === statements.length) return undefined;
  const at = staying === 0 ? body.start + 1 : endOfLine(builder.file.text, statements[staying - 1].end);
  const [head, end] = [
    { start: body.start, end: at },
    { start: at, end: body.end },
  ];
  if (OF_CONSTRUCTORS.test(builder.file.text.slice(at, body.end)) || areTorn(making, head, end)) return undefined;
  const filled = isTyped ? typedParts(making, head, end) : { loose: [] };
  if (!filled) return undefined;
  const moved = params.filter((param) => isUsed(param, end));
  const tail: FactoryTail = {
    at,
    ...restOf(making, head),
    loose: filled.loose,
    params: moved.map(({ text }) => text).join(', '),
    passed: moved.map(({ passed }) => passed).join(', '),
    extends: Boolean(cls.superClass),
  };
  return { tail, typed: 'fields' in filled ? filled : undefined };
}

/** The number of statements that stay; undefined where the superclass constructor is not called first. */
function countStaying({ builder, cls }: Making, statements: readonly Node[]): number | undefined {
  if (cls.superClass && !isSuperCall(statements[0])) return undefined;
  const first = cls.superClass ? 1 : 0;
  const moving = statements.slice(first).findIndex((statement) => !isPlain(builder, statement));
  return moving < 0 ? statements.length : first + moving;
}

function isSuperCall(statement: Node | undefined): boolean {
  const call = statement?.type === 'ExpressionStatement' ? (statement.expression as Node) : undefined;
  return call?.type === 'CallExpression' && (call.callee as Node).type === 'Super';
}

// Matches: this.path = path.join(folder, 'settings.json');
function isPlain(builder: FactsBuilder, statement: Node): boolean {
  const set = statement.type === 'ExpressionStatement' ? (statement.expression as Node) : undefined;
  if (set?.type !== 'AssignmentExpression' || set.operator !== '=') return false;
  const target = set.left as Node;
  if (target.type !== 'MemberExpression' || (target.object as Node).type !== 'ThisExpression') return false;
  const stops = builder.within(statement, 'AwaitExpression', 'TaggedTemplateExpression', 'ImportExpression');
  const calls = builder.within(statement, 'CallExpression', 'NewExpression');
  return target.computed !== true && stops.length === 0 && calls.every((call) => isQuiet(builder.file.text, call));
}

function isQuiet(text: string, { type, callee }: Node): boolean {
  const { start, end } = callee as Node;
  return (type === 'NewExpression' ? QUIET_CLASS : QUIET_CALL).test(text.slice(start, end));
}

/** The end of a statement, including a comment on the same line. */
function endOfLine(text: string, end: number): number {
  return end + (/^[ \t]*\/\/[^\n\r]*/.exec(text.slice(end))?.[0].length ?? 0);
}

/** Whether one part declares what the other uses, or assigns a parameter that it reads. */
function areTorn({ builder, params }: Making, head: Span, end: Span): boolean {
  const { variables } = builder.scopes;
  if (params.some(({ variable }) => variable?.reassigned !== false)) return true;
  const areApart = (one: Span, other: Span): boolean =>
    variables.every(
      ({ declared, uses }) => !declared.some((node) => isIn(node, one)) || !uses.some((use) => isIn(use, other)),
    );
  return !areApart(head, end) || !areApart(end, head);
}

/** What the types need; undefined where they would show more of the difference. */
function typedParts({ builder, fn, cls, params }: Making, head: Span, end: Span) {
  const members = (cls.body as Node).body as Node[];
  const set = namesSetIn(builder, end);
  const before = namesSetIn(builder, head);
  if (!hasHidden(members, fn, params) || params.some(({ isField, name }) => isField && set.has(name))) return undefined;
  const { text } = builder.file;
  // Narrowing by earlier assignments would be lost.
  const narrowed = members.some(
    (member) => before.has(nameOf(member)) && isLooselyTyped(text, member) && isMentioned(builder, nameOf(member), end),
  );
  const fields = narrowed ? undefined : fieldsFilledIn(text, members, { set, before });
  const access = (fn.parent as Node).accessibility as string | undefined;
  return fields && { access, ...fields };
}

function isMentioned(builder: FactsBuilder, name: string, span: Span): boolean {
  return builder
    .within(span, 'MemberExpression')
    .some((node) => (node.object as Node).type === 'ThisExpression' && keyName(node.property as Node, false) === name);
}

/** The arguments for the constructor, and the parameters that it no longer needs. */
function restOf({ builder, params }: Making, head: Span): Pick<FactoryTail, 'cut' | 'given'> {
  const kept = params.filter((param) => param.isField || isUsed(param, head));
  const given = kept.map(({ passed }) => passed).join(', ');
  const last = kept.at(-1);
  const inner = params.slice(0, last ? params.indexOf(last) : 0).filter((param) => !kept.includes(param));
  const cut = inner.map((param) => ({
    start: param.node.start,
    end: params[params.indexOf(param) + 1].node.start,
  }));
  return { cut: [...cut, ...endOf(builder.file.text, params, last)], given };
}

/** The parameters after the last one that is kept. */
function endOf(text: string, params: readonly Parameter[], last: Parameter | undefined): Span[] {
  const end = params.at(-1)?.node.end;
  if (end === undefined || last === params.at(-1)) return [];
  if (last) return [{ start: last.node.end, end }];
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  return [{ start: params[0].node.start, end: end + comma }];
}

function isUsed({ variable }: Parameter, span: Span): boolean {
  return variable === undefined || variable.uses.some((use) => isIn(use, span));
}

function isIn({ start, end }: Node, span: Span): boolean {
  return start >= span.start && end <= span.end;
}
