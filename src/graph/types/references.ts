import type { Checker, ts } from './checker';
import { placeOf, type Callable } from './callables';

/** A place to which a function is passed on, by its name or as a member of an object. */
export interface Reference {
  readonly at: ts.Expression;
  /** The name that it has in the object there. */
  readonly member?: string;
}

/** Uses of values as arguments, properties or results, where a type may state a signature. */
export class References {
  private readonly byName = new Map<string, ts.Expression[]>();
  /** Local names of imports that differ from the declared name. */
  private readonly aliases = new Set<string>();
  /** Memoised by name: the checker is slow. */
  private readonly known = new Map<string, ReadonlyMap<ts.Declaration, readonly ts.Expression[]>>();
  private imported: ReadonlyMap<ts.Declaration, readonly ts.Expression[]> | undefined;

  constructor(private readonly open: Checker) {}

  /** Records one node of a program. */
  read(node: ts.Node): void {
    const { ts } = this.open;
    if (ts.isImportClause(node) && node.name) this.aliases.add(node.name.text);
    else if (ts.isImportSpecifier(node) && node.propertyName) this.aliases.add(node.name.text);
    else if ((ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) && this.isValue(node)) this.add(node);
  }

  /** Where a function is passed on by its name, or with the object that it is a member of. */
  of(callable: Callable): readonly Reference[] {
    return [...this.byOwnName(callable), ...this.withItsObject(callable)];
  }

  /** Whether a function is passed on by its name. */
  areTo(callable: Callable): boolean {
    return this.byOwnName(callable).length > 0;
  }

  // Matches: new Service(fake), where const fake = { load: () => 'text' }
  private withItsObject(callable: Callable): readonly Reference[] {
    const { ts } = this.open;
    const member = ts.isMethodDeclaration(callable) ? callable : placeOf(this.open, callable).parent;
    const isMember = ts.isMethodDeclaration(member) || ts.isPropertyAssignment(member);
    const name = isMember ? this.nameOf(member) : undefined;
    const holder = member.parent?.parent;
    if (name === undefined || !ts.isVariableDeclaration(holder) || holder.type) return [];
    if (holder.initializer !== member.parent || !ts.isIdentifier(holder.name)) return [];
    return (this.namedBy(holder.name.text).get(holder) ?? []).map((at) => ({ at, member: name }));
  }

  private byOwnName(callable: Callable): readonly Reference[] {
    const declaration = this.declarationOf(callable);
    const name = declaration && this.nameOf(declaration);
    if (!declaration || name === undefined) return [];
    this.imported ??= this.byDeclaration([...this.aliases].flatMap((alias) => this.byName.get(alias) ?? []));
    const named = this.aliases.has(name) ? undefined : this.namedBy(name).get(declaration);
    return [...(named ?? []), ...(this.imported.get(declaration) ?? [])].map((at) => ({ at }));
  }

  private namedBy(name: string): ReadonlyMap<ts.Declaration, readonly ts.Expression[]> {
    const known = this.known.get(name) ?? this.byDeclaration(this.byName.get(name) ?? []);
    this.known.set(name, known);
    return known;
  }

  private byDeclaration(nodes: readonly ts.Expression[]): ReadonlyMap<ts.Declaration, readonly ts.Expression[]> {
    const found = new Map<ts.Declaration, ts.Expression[]>();
    for (const node of nodes)
      for (const declaration of new Set(this.declarationsOf(node))) {
        const list = found.get(declaration);
        if (list) list.push(node);
        else found.set(declaration, [node]);
      }
    return found;
  }

  private add(node: ts.Identifier | ts.PropertyAccessExpression): void {
    const name = this.open.ts.isIdentifier(node) ? node.text : node.name.text;
    const known = this.byName.get(name);
    if (known) known.push(node);
    else this.byName.set(name, [node]);
  }

  // Matches: use(load), new Store(load), { load }, { read: load }, return load, x = load, x ?? load, [load], load as Load
  private isValue(node: ts.Expression): boolean {
    const { ts } = this.open;
    const { parent } = node;
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
    if (ts.isConditionalExpression(parent)) return parent.condition !== node;
    if (ts.isBinaryExpression(parent)) return parent.right === node;
    if (ts.isArrowFunction(parent)) return parent.body === node;
    if (ts.isShorthandPropertyAssignment(parent)) return parent.name === node;
    if (ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent)) return true;
    const isInitialised =
      ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent);
    if (isInitialised) return parent.initializer === node;
    return ts.isReturnStatement(parent) || ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent);
  }

  private declarationOf(callable: Callable): ts.Declaration | undefined {
    const { ts } = this.open;
    if (ts.isFunctionDeclaration(callable) || ts.isMethodDeclaration(callable)) return callable;
    const { parent } = placeOf(this.open, callable);
    const isNamed =
      ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent);
    return isNamed ? parent : undefined;
  }

  private nameOf(declaration: ts.NamedDeclaration): string | undefined {
    const { ts } = this.open;
    const { name } = declaration;
    return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name.text : undefined;
  }

  private declarationsOf(node: ts.Expression): readonly ts.Declaration[] {
    const { ts, checker } = this.open;
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node);
    const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
  }
}
