import type { ArgumentFacts } from '../../types';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';

type Source = NonNullable<ArgumentFacts['spreads']>[number];

// Matches: async (importOriginal) => ({ ...(await importOriginal()), existsSync: () => true }), () => memfs.fs
/** What is spread into the object that a mock factory returns; undefined where its result is not known. */
export function spreadsOf(fn: Node): readonly Source[] | undefined {
  const { given, locals } = resultOf(fn.body as Node);
  if (!given) return undefined;
  const [param] = fn.params as Node[];
  const known = { locals, original: param?.type === 'Identifier' ? (param.name as string) : undefined };
  if (given.type !== 'ObjectExpression') return sourcesOf(given, known);
  const spread = (given.properties as Node[]).filter(({ type }) => type === 'SpreadElement');
  return spread.flatMap(({ argument }) => sourcesOf(argument as Node, known));
}

interface Known {
  /** The values of the factory's constants. */
  readonly locals: ReadonlyMap<string, Node>;
  /** The parameter that is the original module. */
  readonly original: string | undefined;
}

/** The expression that a function always returns, and the constants before it. */
function resultOf(body: Node): { given?: Node; locals: ReadonlyMap<string, Node> } {
  if (body.type !== 'BlockStatement') return { given: unwrap(body), locals: new Map() };
  const statements = body.body as Node[];
  const last = statements.at(-1);
  const before = statements.slice(0, -1);
  const isPlain = before.every(({ type }) => type === 'VariableDeclaration' || type === 'ExpressionStatement');
  const given = isPlain && last?.type === 'ReturnStatement' ? (last.argument as Node | null) : null;
  return { given: given ? unwrap(given) : undefined, locals: new Map(before.flatMap(constantsOf)) };
}

function constantsOf(statement: Node): [string, Node][] {
  if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return [];
  return (statement.declarations as Node[]).flatMap(({ id, init }): [string, Node][] => {
    const name = id as Node;
    return name.type === 'Identifier' && init ? [[name.name as string, init as Node]] : [];
  });
}

function sourcesOf(expression: Node, known: Known): Source[] {
  const node = unwrap(expression);
  if (node.type === 'AwaitExpression') return sourcesOf(node.argument as Node, known);
  if (node.type === 'MemberExpression') return isAll(node) ? sourcesOf(node.object as Node, known) : [];
  if (node.type === 'CallExpression') return calledFor(node, known);
  if (node.type !== 'Identifier') return [];
  const meant = known.locals.get(node.name as string);
  return meant ? sourcesOf(meant, known) : [{ local: node.name as string }];
}

// Matches: memfs.fs, actual.default
function isAll({ property, computed }: Node): boolean {
  return ['default', 'fs'].includes(keyName(property as Node, computed === true) ?? '');
}

// Matches: importOriginal(), vi.importActual('fs'), jest.requireActual('fs'), require('memfs')
function calledFor(call: Node, { original }: Known): Source[] {
  const callee = unwrap(call.callee as Node);
  if (callee.type === 'Identifier' && callee.name === original) return [{ request: undefined }];
  const name =
    callee.type === 'MemberExpression' ? keyName(callee.property as Node, callee.computed === true) : callee.name;
  const request = (call.arguments as Node[])[0]?.value;
  const isLoad = name === 'importActual' || name === 'requireActual' || name === 'require';
  return isLoad && typeof request === 'string' ? [{ request }] : [];
}
