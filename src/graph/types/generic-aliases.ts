import type { Checker, ts } from './checker';

/**
 * A written signature: of an interface, a base class, an overload or a function type. For a generic alias such as
 * `Factory<Page>`, its name and type arguments.
 */
export type Signature = ts.SignatureDeclaration | ts.TypeReferenceNode;

// Matches: Factory<Page>, where `type Factory<Result> = () => Result`; and PageFactory, where `type PageFactory = Factory<Page>`
/** The use of a generic alias that says what a function of a type gives; `anything` if its default result takes a promise. */
export function aliasOf(open: Checker, type: ts.TypeNode | undefined): ts.TypeReferenceNode | 'anything' | undefined {
  if (!type || !open.ts.isTypeReferenceNode(type)) return undefined;
  const [alias, parameter] = declaredBy(open, type);
  if (!alias) return undefined;
  if (!parameter) return alias.typeParameters ? undefined : aliasOf(open, alias.type);
  if (argumentFor(alias, parameter, type)) return type;
  const { VoidKeyword, AnyKeyword, UnknownKeyword } = open.ts.SyntaxKind;
  const isAny = [VoidKeyword, AnyKeyword, UnknownKeyword].some((kind) => parameter.default?.kind === kind);
  return isAny ? 'anything' : undefined;
}

/** The result type of a signature. */
export function resultOf(open: Checker, signature: Signature): ts.TypeNode | undefined {
  if (!open.ts.isTypeReferenceNode(signature)) return signature.type;
  const [alias, parameter] = declaredBy(open, signature);
  return alias && parameter && argumentFor(alias, parameter, signature);
}

/** The alias that a type names, and the parameter that is what its functions give. */
function declaredBy(
  { ts, checker }: Checker,
  { typeName }: ts.TypeReferenceNode,
): readonly [ts.TypeAliasDeclaration?, ts.TypeParameterDeclaration?] {
  const symbol = checker.getSymbolAtLocation(typeName);
  const isImported = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const alias = (isImported ? checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0];
  if (!alias || !ts.isTypeAliasDeclaration(alias)) return [];
  if (!ts.isFunctionTypeNode(alias.type)) return [alias];
  const result = alias.type.type.getText();
  return [alias, alias.typeParameters?.find(({ name }) => name.text === result)];
}

function argumentFor(
  { typeParameters }: ts.TypeAliasDeclaration,
  parameter: ts.TypeParameterDeclaration,
  { typeArguments }: ts.TypeReferenceNode,
): ts.TypeNode | undefined {
  return typeArguments?.[typeParameters?.indexOf(parameter) ?? -1];
}
