import type { ArgumentFacts } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';
import { isOfPathModule } from './path-calls';
import { calledName } from './streams';

type Absolute = ArgumentFacts['absolute'];

const MAX_DEPTH = 6;
const FOLDERS: ReadonlySet<unknown> = new Set(['__dirname', '__filename']);
const OF_MODULE: ReadonlySet<unknown> = new Set(['dirname', 'filename']);
/** https://nodejs.org/api/os.html#ostmpdir, and the path of a file that a URL names */
const GIVES_ABSOLUTE: ReadonlySet<string> = new Set(['tmpdir', 'homedir', 'fileURLToPath']);
/** The folder that they make begins as their first argument does. */
const MAKES_FOLDER: ReadonlySet<string> = new Set(['mkdtemp', 'mkdtempSync']);

/** Whether an expression is a path from the root of all files: `fixed`, or in the working folder by the time it is evaluated. */
// Matches: path.join(__dirname, 'data'), `${os.tmpdir()}/${name}`, '/var/lib/notes'; path.resolve(name), process.cwd()
export function absoluteness(builder: FactsBuilder, expression: Node, depth = 0): Absolute {
  const node = unwrap(expression);
  if (depth > MAX_DEPTH) return undefined;
  const of = (one: Node | undefined): Absolute => one && absoluteness(builder, one, depth + 1);
  switch (node.type) {
    case 'Literal':
      return beginsAtRoot(node.value) ? 'fixed' : undefined;
    case 'TemplateLiteral': {
      const [text] = (node.quasis as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked);
      return text === '' ? of((node.expressions as Node[])[0]) : beginsAtRoot(text) ? 'fixed' : undefined;
    }
    case 'BinaryExpression':
      return node.operator === '+' ? of(node.left as Node) : undefined;
    case 'AwaitExpression':
      return of(node.argument as Node);
    case 'Identifier':
      return ofVariable(builder, node, of);
    case 'MemberExpression':
      return (node.object as Node).type === 'MetaProperty' && OF_MODULE.has((node.property as Node).name)
        ? 'fixed'
        : undefined;
    case 'CallExpression':
      return ofCall(builder, node, of);
    default:
      return undefined;
  }
}

function beginsAtRoot(text: unknown): boolean {
  return typeof text === 'string' && text.startsWith('/');
}

function ofVariable({ scopes }: FactsBuilder, node: Node, of: (one: Node | undefined) => Absolute): Absolute {
  const variable = scopes.variableOf(node);
  if (!variable) return FOLDERS.has(node.name) ? 'fixed' : undefined;
  const declarator = variable.declared[0]?.parent;
  const isPlain = declarator?.type === 'VariableDeclarator' && declarator.id === variable.declared[0];
  return isPlain && !variable.reassigned ? of((declarator.init as Node | null) ?? undefined) : undefined;
}

function ofCall(builder: FactsBuilder, node: Node, of: (one: Node | undefined) => Absolute): Absolute {
  const name = calledName(node);
  const args = node.arguments as Node[];
  if (GIVES_ABSOLUTE.has(name) || isMethodOf(node, 'require', 'resolve')) return 'fixed';
  if (isMethodOf(node, 'process', 'cwd')) return 'resolved';
  const isOfPath = isOfPathModule(builder, node);
  if (isOfPath && name === 'resolve') return args.some((arg) => of(arg) === 'fixed') ? 'fixed' : 'resolved';
  return isOfPath || MAKES_FOLDER.has(name) ? of(args[0]) : undefined;
}

// Matches: require.resolve('./notes.json'), process.cwd()
function isMethodOf({ callee }: Node, name: string, method: string): boolean {
  const { type, object, property, computed } = unwrap(callee as Node);
  return (
    type === 'MemberExpression' &&
    (object as Node).name === name &&
    keyName(property as Node, computed === true) === method
  );
}
