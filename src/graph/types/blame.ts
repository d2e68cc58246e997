import { pathOf } from '../../program';
import type { FunctionId } from '../../types';
import { deepest, pathOfNode, type Compiled, type ts } from './checker';

/** A function that changes, with the names that it has afterwards. */
export interface Changing {
  readonly fn: FunctionId;
  readonly names: readonly string[];
}

/** An error of the compiler. */
export interface Found {
  readonly file: string;
  readonly message: string;
  readonly code: number;
  readonly start: number;
  readonly end: number;
}

/** The names in a message. */
export function wordsOf(message: string): readonly string[] {
  return message.match(/[\w$]+/g) ?? [];
}

/** Finds the functions to which an error may be due. */
export class Blame {
  constructor(
    private readonly compiled: Compiled,
    private readonly changing: readonly Changing[],
  ) {}

  of({ file, start, end, message }: Found): readonly FunctionId[] {
    const root = this.compiled.program.getSourceFile(`/${file}`);
    const node = deepest(root, start);
    if (!node) return [];
    const statement = this.above(node, (one) => this.compiled.ts.isStatement(one)) ?? node;
    const named = [
      this.namedIn(statement, (at) => at >= start && at < end),
      this.changing.filter(({ names }) => names.some((name) => wordsOf(message).includes(name))),
      this.namedIn(statement, () => true),
      this.valuesIn(statement).flatMap((value) => this.namedIn(value, () => true)),
      this.around(node, file),
    ];
    return (named.find((one) => one.length > 0) ?? []).map(({ fn }) => fn);
  }

  /** The functions that names inside of a node mean. */
  private namedIn(node: ts.Node, isMeant: (at: number) => boolean): readonly Changing[] {
    const { ts } = this.compiled;
    const found = new Set<Changing>();
    const visit = (child: ts.Node): void => {
      if (ts.isIdentifier(child) && isMeant(child.getStart())) this.meantBy(child).forEach((one) => found.add(one));
      child.forEachChild(visit);
    };
    visit(node);
    return [...found];
  }

  // Matches: const text: Text = await load(), for text.trim()
  /** The declarations of the variables that a node uses. */
  private valuesIn(node: ts.Node): readonly ts.Node[] {
    const { ts } = this.compiled;
    const found = new Set<ts.Node>();
    const visit = (child: ts.Node): void => {
      if (ts.isIdentifier(child))
        this.declarationsOf(child)
          .filter(ts.isVariableDeclaration)
          .forEach((one) => found.add(one));
      child.forEachChild(visit);
    };
    visit(node);
    return [...found];
  }

  private meantBy(name: ts.Identifier): readonly Changing[] {
    const candidates = this.changing.filter(({ names }) => names.includes(name.text));
    if (candidates.length < 2) return candidates;
    const files = new Set(this.declarationsOf(name).map(pathOfNode));
    const own = candidates.filter(({ fn }) => files.has(pathOf(fn)));
    return own.length > 0 ? own : candidates;
  }

  private declarationsOf(name: ts.Identifier): readonly ts.Declaration[] {
    const { ts, program } = this.compiled;
    const checker = program.getTypeChecker();
    const symbol = checker.getSymbolAtLocation(name);
    const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
  }

  /** The innermost changing function around a node that has a name. */
  private around(node: ts.Node, file: string): readonly Changing[] {
    const { ts } = this.compiled;
    const own = this.changing.filter(({ fn }) => pathOf(fn) === file);
    const nameOf = (one: ts.Node): string | undefined => {
      const holder = ts.isArrowFunction(one) || ts.isFunctionExpression(one) ? one.parent : one;
      return (holder as ts.NamedDeclaration).name?.getText();
    };
    const named = (one: ts.Node) => own.filter(({ names }) => names.includes(nameOf(one) ?? ''));
    const found = this.above(node, (one) => ts.isFunctionLike(one) && named(one).length > 0);
    return found ? named(found) : [];
  }

  private above(node: ts.Node, is: (node: ts.Node) => boolean): ts.Node | undefined {
    for (let one: ts.Node | undefined = node; one; one = one.parent as ts.Node | undefined) if (is(one)) return one;
    return undefined;
  }
}
