import type { types } from 'recast';
import type { Style } from './style';
import { isPlainVisit, nodesBelow, reassigns, returnsOf, type Node, type Tree } from './visits';

/** Parses a text of the project's language that is known to be valid. */
export type ParseTree = (path: string, text: string) => Tree;

/** Turns one statement `list.forEach((item) => …)` into `for (const item of list) …`; nothing else is printed anew. */
export interface Reshape {
  /** True when the callback does nothing that the body of a loop could not. */
  readonly accepts: (path: string, statement: string) => boolean;
  /** The loop, of a statement that was accepted and whose calls are awaited by now. `indent` stands before it. */
  readonly loopOf: (path: string, statement: string, indent: string, style: Style) => string;
}

type List = types.namedTypes.MemberExpression['object'];
type Recast = typeof import('recast');

/** Stands for `continue` while the callback is still a function, where that would be a mistake. */
const CONTINUE = '__continue__';
const OPEN = 'async function _() {\n';
const CLOSE = '\n}';
/** As wide as a tab is printed. */
const SPACES = '    ';

/** Loads recast (https://github.com/benjamn/recast), which prints one statement anew and keeps the pieces it is made of. */
export async function reshapeWith(parse: ParseTree): Promise<Reshape> {
  const recast = await import('recast');
  return {
    accepts(path, statement) {
      const tree = parse(path, OPEN + statement + CLOSE);
      const call = callIn(tree.program);
      return call !== undefined && !statement.includes(CONTINUE) && isPlainVisit(call, tree.keys);
    },
    loopOf(path, statement, indent, style) {
      const text = withContinue(parse, path, OPEN + indent + statement + CLOSE);
      const tree = recast.parse(text, { parser: { parse: (source: string) => located(parse(path, source), source) } });
      const body = (tree.program.body[0] as types.namedTypes.FunctionDeclaration).body.body;
      body[0] = loopFor(recast, body[0] as types.namedTypes.ExpressionStatement, parse(path, text));
      const code = recast.print(tree, layoutOf(style)).code;
      const printed = code
        .slice(code.indexOf('{') + 1, code.lastIndexOf('}'))
        .trim()
        .replaceAll(CONTINUE, 'continue');
      return withoutSemicolon(indented(printed, parse(path, OPEN + printed + CLOSE), indent, style), style);
    },
  };
}

/** The call of the statement that stands alone between OPEN and CLOSE. */
function callIn(program: Node): Node | undefined {
  const [wrapper] = program.body as Node[];
  const statements = (wrapper?.body as Node | undefined)?.body as Node[] | undefined;
  const expression = statements?.length === 1 ? (statements[0].expression as Node | undefined) : undefined;
  return expression?.type === 'CallExpression' ? expression : undefined;
}

function withContinue(parse: ParseTree, path: string, text: string): string {
  const { program, keys } = parse(path, text);
  const [visit] = (callIn(program) as Node).arguments as Node[];
  return returnsOf(visit, keys).reduceRight(
    (result, { start }) => result.slice(0, start) + CONTINUE + result.slice(start + 'return'.length),
    text,
  );
}

function loopFor(
  recast: Recast,
  statement: types.namedTypes.ExpressionStatement,
  tree: Tree,
): types.namedTypes.ForOfStatement {
  const { builders } = recast.types;
  const call = statement.expression as types.namedTypes.CallExpression;
  const visit = call.arguments[0] as types.namedTypes.ArrowFunctionExpression;
  const [plain] = (callIn(tree.program) as Node).arguments as Node[];
  const item = builders.variableDeclarator(visit.params[0] as types.namedTypes.Identifier);
  const loop = builders.forOfStatement(
    builders.variableDeclaration(reassigns(plain, tree.keys) ? 'let' : 'const', [item]),
    inside((call.callee as types.namedTypes.MemberExpression).object),
    visit.body.type === 'BlockStatement'
      ? onItsLines(recast, visit.body)
      : builders.blockStatement([builders.expressionStatement(visit.body)]),
  );
  loop.comments = statement.comments;
  return loop;
}

/** Breaks a one-line block into several lines. */
function onItsLines({ types: { builders } }: Recast, block: types.namedTypes.BlockStatement): typeof block {
  return block.loc?.start.line === block.loc?.end.line ? builders.blockStatement(block.body) : block;
}

/** recast puts parentheses where they are needed. */
function inside(list: List): List {
  return list.type === 'ParenthesizedExpression' ? inside(list.expression) : list;
}

function layoutOf({ indent, newline }: Style): object {
  return {
    tabWidth: indent === '\t' ? SPACES.length : indent.length,
    useTabs: indent === '\t',
    lineTerminator: newline,
  };
}

/** recast indents the statement by one step; lines of a template are content. */
function indented(printed: string, { program, keys }: Tree, indent: string, { indent: step, newline }: Style): string {
  const templates = nodesBelow(program, keys).filter(({ type }) => type === 'TemplateElement');
  let offset = OPEN.length;
  const lines = printed.split(newline).map((line, index) => {
    const start = offset;
    offset += line.length + newline.length;
    const isContent = templates.some((template) => template.start < start && start <= template.end);
    return index === 0 || isContent || !line.startsWith(step) ? line : indent + tabbed(line.slice(step.length), step);
  });
  return lines.join(newline);
}

/** Removes the semicolon that recast adds, in a file without semicolons. */
function withoutSemicolon(printed: string, { semicolon }: Style): string {
  return semicolon === '' && !/\n.*\n.*\n/.test(printed) ? printed.replace(/;(\s*\})$/, '$1') : printed;
}

/** A tree as recast wants it: with lines and columns, its comments, and no tokens. */
function located({ program, comments, keys }: Tree, source: string): object {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const place = (offset: number): object => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - starts[line] };
  };
  const locOf = ({ start, end }: { start: number; end: number }): object => ({ start: place(start), end: place(end) });
  for (const node of nodesBelow(program, keys)) Object.assign(node, { loc: locOf(node) });
  const attached = comments.map((comment) => ({
    ...comment,
    type: comment.type === 'Line' ? 'CommentLine' : 'CommentBlock',
    loc: locOf(comment),
  }));
  return Object.assign(program, { comments: attached, tokens: [] });
}

/** Where the text has tabs, recast indents the lines that it adds by spaces all the same. */
function tabbed(line: string, step: string): string {
  return step === '\t' ? line.replace(/^[ \t]+/, (lead) => lead.replaceAll(SPACES, step)) : line;
}
