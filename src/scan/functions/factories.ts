import type { FactoryFacts } from '../../types';
import { definiteFields, passedOn, type TypedParts } from './factory-types';
import type { FactsBuilder } from '../facts';
import { parametersOf } from './factory-parameters';
import { nameOf, namesSetIn } from './factory-fields';
import { tailOf } from './factory-tails';
import type { Node } from '../syntax/parse';

/** What would have another meaning in a method: `new.target`, `arguments`, `super`. */
const OF_CONSTRUCTORS = /\bnew\s*\.\s*target\b|\barguments\b|\bsuper\b/;
const SIMPLE_PARAMS = /^\s*(?:[\w$]+\s*(?:,\s*[\w$]+\s*)*)?$/;

/**
 * How the body of a constructor moves into a method that an async factory calls: `static async create()`. Undefined
 * where the behaviour or the types would differ.
 */
export function factoryOf(builder: FactsBuilder, fn: Node): FactoryFacts | undefined {
  const member = fn.parent as Node;
  if (member.type !== 'MethodDefinition' || member.kind !== 'constructor') return undefined;
  const cls = member.parent?.parent as Node;
  const name = classNameOf(cls);
  const body = fn.body as Node;
  if (name === undefined || cls.typeParameters) return undefined;
  const members = (cls.body as Node).body as Node[];
  if (members.some((other) => other !== member && isTaken(other))) return undefined;
  if (((cls.decorators as Node[] | undefined) ?? []).length > 0) return undefined;
  const moves = wholeOf(builder, fn, cls) ?? partOf(builder, fn, cls);
  return moves && { name, head: { start: member.start, end: body.start + 1 }, ...moves };
}

type Moves = Omit<FactoryFacts, 'name' | 'head'>;

/** For a body that moves as a whole. */
function wholeOf(builder: FactsBuilder, fn: Node, cls: Node): Moves | undefined {
  const { text, path } = builder.file;
  const body = fn.body as Node;
  if (cls.superClass || OF_CONSTRUCTORS.test(text.slice(body.start, body.end))) return undefined;
  const params = paramsText(fn, text);
  const members = (cls.body as Node).body as Node[];
  const typed = isTyped(path) ? typedParts(builder, fn.parent as Node, members) : undefined;
  if (params === undefined || typed === 'unknown') return undefined;
  return { params, passed: SIMPLE_PARAMS.test(params) ? params : '...args', ...typed };
}

/** For a body of which only the end moves. */
function partOf(builder: FactsBuilder, fn: Node, cls: Node): Moves | undefined {
  const params = parametersOf(builder, fn);
  const moves = params && tailOf({ builder, fn, cls, params, isTyped: isTyped(builder.file.path) });
  if (!moves) return undefined;
  const [texts, names] = [params.map(({ text }) => text), params.map(({ passed }) => passed)];
  return { params: texts.join(', '), passed: names.join(', '), ...moves };
}

function isTyped(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

/** What a class in TypeScript needs in addition; `unknown` where types would show the difference. */
function typedParts(builder: FactsBuilder, member: Node, members: readonly Node[]): TypedParts | 'unknown' {
  const passed = passedOn((member.value as Node).params as Node[]);
  const fields = definiteFields(builder.file.text, member, members);
  const set = namesSetIn(builder, (member.value as Node).body as Node);
  const isFixed = members.some((field) => field.readonly === true && set.has(nameOf(field)));
  if (passed === undefined || fields === undefined || isFixed) return 'unknown';
  return { passed, typed: { access: member.accessibility as string | undefined, fields } };
}

function classNameOf(cls: Node): string | undefined {
  const id = (cls.id ?? (cls.parent?.type === 'VariableDeclarator' ? cls.parent.id : undefined)) as Node | undefined;
  return id?.type === 'Identifier' ? (id.name as string) : undefined;
}

/** Another constructor (an overload), or a member with a name that the factory needs. */
function isTaken(member: Node): boolean {
  if (member.kind === 'constructor') return true;
  const key = member.key as Node | undefined;
  // An instance with a `then` would be taken for a promise.
  return key?.name === 'create' || key?.name === 'then' || (key?.type === 'PrivateIdentifier' && key.name === 'init');
}

/** The source of the parameters; undefined where one is also a field, or has a default value that may have to wait. */
function paramsText(fn: Node, text: string): string | undefined {
  const params = fn.params as Node[];
  if (params.some((param) => param.type === 'TSParameterProperty')) return undefined;
  const between = params.length === 0 ? '' : text.slice(params[0].start, params[params.length - 1].end);
  return between.includes('(') ? undefined : between;
}
