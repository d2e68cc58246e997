import { pathOf } from '../../program';
import type { CallGraph, FunctionId } from '../../types';
import { deepest, type Checker, type ts } from './checker';

/** Type operators over the properties of a type. */
const MAPPED = new Set(['Partial', 'Required', 'Readonly', 'Pick', 'Omit', 'Record', 'InstanceType']);

type Getter = ts.GetAccessorDeclaration & { readonly parent: ts.ClassLikeDeclaration };
type Getters = ReadonlyMap<Getter, FunctionId>;

/**
 * TypeScript getters that may become methods as far as types go: no interface, other class or literal states a property
 * of that name, no type is derived from those of the class, and no type guard uses them.
 */
export function unstatedGetters(
  graph: CallGraph,
  functions: Iterable<FunctionId>,
  paths: Iterable<string>,
  open: Checker,
): ReadonlySet<FunctionId> {
  const found = new Set<FunctionId>();
  const getters = gettersOf(graph, functions, open);
  if (getters.size === 0) return found;
  const stated = new Statements(open, getters);
  for (const path of paths) open.file(path)?.forEachChild((node) => stated.read(node));
  for (const [node, id] of getters) if (!stated.has(node) && isPlain(open, node)) found.add(id);
  return found;
}

function gettersOf(graph: CallGraph, functions: Iterable<FunctionId>, { ts, file }: Checker): Getters {
  const found = new Map<Getter, FunctionId>();
  for (const id of functions) {
    const fn = graph.program.fn(id);
    if (!fn.getter || !graph.program.fileOf(id).typescript) continue;
    const node = deepest(file(pathOf(id)), fn.getter.keyword.end)?.parent;
    if (node && ts.isGetAccessorDeclaration(node) && ts.isClassLike(node.parent)) found.set(node as Getter, id);
  }
  return found;
}

/** Its value is not used to narrow a type, which works for a property only. */
function isPlain({ ts, checker }: Checker, node: Getter): boolean {
  const { Boolean, Unknown } = ts.TypeFlags;
  const { flags } = checker.getTypeAtLocation(node);
  const isOneOfSeveral = checker.getTypeAtLocation(node).isUnion() && (flags & Boolean) === 0;
  const isNamed = (node.parent.heritageClauses ?? []).length > 0;
  return !isOneOfSeveral && !isNamed && (flags & Unknown) === 0;
}

/** What the types of a program state about properties with the names of some getters. */
class Statements {
  private readonly names: ReadonlySet<string>;
  private readonly stated = new Set<string>();
  /** Classes from whose properties other types are derived. */
  private readonly mapped = new Set<ts.Symbol>();

  constructor(
    private readonly open: Checker,
    private readonly getters: Getters,
  ) {
    this.names = new Set([...getters.keys()].map((node) => node.name.getText()));
  }

  has(node: Getter): boolean {
    const { name } = node.parent;
    const cls = name && this.open.checker.getSymbolAtLocation(name);
    return this.stated.has(node.name.getText()) || (cls !== undefined && this.mapped.has(cls));
  }

  read(node: ts.Node): void {
    const name = this.statedBy(node);
    if (name !== undefined && this.names.has(name)) this.stated.add(name);
    for (const type of this.takenApart(node)) {
      const { symbol } = this.open.checker.getTypeAtLocation(type);
      if (symbol) this.mapped.add(symbol);
    }
    node.forEachChild((child) => this.read(child));
  }

  /** The name of a property stated by anything but one of the getters. */
  private statedBy(node: ts.Node): string | undefined {
    const { ts } = this.open;
    if (this.isOne(node)) return undefined;
    const isMember =
      ts.isTypeElement(node) || ts.isClassElement(node) || ts.isParameterPropertyDeclaration(node, node.parent);
    if (isMember && node.name) return node.name.getText();
    // Matches: { title: 'a' } where the title of the class is expected
    return ts.isObjectLiteralElement(node) &&
      node.name &&
      this.isExpected(node.parent as ts.Expression, node.name.getText())
      ? node.name.getText()
      : undefined;
  }

  private isExpected(object: ts.Expression, name: string): boolean {
    if (!this.names.has(name)) return false;
    const property = this.open.checker.getContextualType(object)?.getProperty(name);
    return (property?.declarations ?? []).some((node) => this.isOne(node));
  }

  private isOne(node: ts.Node): boolean {
    return this.getters.has(node as Getter);
  }

  // Matches: Store['text'], keyof Store, Partial<Store>
  private takenApart(node: ts.Node): readonly ts.TypeNode[] {
    const { ts } = this.open;
    if (ts.isIndexedAccessTypeNode(node)) return [node.objectType];
    if (ts.isTypeOperatorNode(node)) return [node.type];
    const isMapped = ts.isTypeReferenceNode(node) && MAPPED.has(node.typeName.getText());
    return isMapped ? (node.typeArguments ?? []) : [];
  }
}
