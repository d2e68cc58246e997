import { standInOf } from './callables';
import type { Checker, ts } from './checker';
import type { Signature } from './generic-aliases';

/** Types of packages for test doubles of an interface or a class, which they name first. */
const DOUBLES =
  /(?:^|\.)(?:(?:Deep)?Mocked(?:Object|ObjectDeep|Class)?|(?:Deep)?MockProxy|SinonStubbedInstance|StubbedInstance)$/;

/** Functions of packages that make one. */
const MAKES = /(?:^|\.)(?:mock|mockDeep|createMock|stubInterface)$/;

/** Methods that set what a test double gives. */
export const SETS_RESULT = /^(?:mock(?:ReturnValue|Implementation)(?:Once)?|returns|callsFake)$/;

/** The signatures of what a call calls, and of what it sets the result of, where that is a member of a test double. */
// Matches: store.load('a') and store.load.mockReturnValue('text'), where `store` is a jest.Mocked<Store>
export function doubledBy(
  open: Checker,
  { expression }: ts.CallExpression,
): { readonly called: readonly Signature[]; readonly set: readonly Signature[] } {
  const sets = open.ts.isPropertyAccessExpression(expression) && SETS_RESULT.test(expression.name.text);
  return {
    called: memberOf(open, expression),
    set: sets ? signaturesOf(open, doubleIn(open, expression.expression)) : [],
  };
}

// Matches: store.load in store.load.calledWith('a') and store.load.mockReturnValueOnce('text')
function doubleIn({ ts }: Checker, node: ts.Expression): ts.Expression {
  let double = node;
  while (ts.isCallExpression(double) && ts.isPropertyAccessExpression(double.expression))
    double = double.expression.expression;
  return double;
}

// Matches: store.load, and find of const find: Mock<Store['find']> = vi.fn()
function signaturesOf(open: Checker, node: ts.Expression): readonly Signature[] {
  const given = givenTo(open, node);
  if (given) return [given];
  return open.ts.isIdentifier(node)
    ? declaredIn(open, open.checker.getTypeAtLocation(node).getCallSignatures())
    : memberOf(open, node);
}

// Matches: () => 'text' for load, where const load = jest.fn(() => 'text')
function givenTo(open: Checker, node: ts.Expression): Signature | undefined {
  const { ts, checker } = open;
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  const made = checker.getSymbolAtLocation(name)?.valueDeclaration;
  const isInitialised = made && (ts.isVariableDeclaration(made) || ts.isPropertyAssignment(made));
  return isInitialised && made.initializer ? standInOf(open, made.initializer) : undefined;
}

function memberOf(open: Checker, node: ts.Expression): readonly Signature[] {
  const { ts, checker } = open;
  if (!ts.isPropertyAccessExpression(node)) return [];
  const type = doubledType(open, node.expression) ?? checker.getTypeAtLocation(node.expression);
  const property = type.getProperty(node.name.text);
  if (!property) return [];
  return declaredIn(open, checker.getTypeOfSymbolAtLocation(property, node).getCallSignatures());
}

function declaredIn({ ts }: Checker, signatures: readonly ts.Signature[]): readonly Signature[] {
  return signatures.flatMap(({ declaration }) =>
    declaration && !ts.isJSDocSignature(declaration) ? [declaration] : [],
  );
}

/** The type that an object is a test double of. */
function doubledType({ ts, checker }: Checker, object: ts.Expression): ts.Type | undefined {
  const name = ts.isPropertyAccessExpression(object) ? object.name : object;
  const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
  const isHolder = declaration && (ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration));
  if (!isHolder) return undefined;
  const stated = statedType({ ts }, declaration);
  return stated && checker.getTypeAtLocation(stated);
}

// Matches: const store: jest.Mocked<Store>, = {…} as Mocked<Store>, = mock<Store>()
function statedType(
  { ts }: Pick<Checker, 'ts'>,
  { type, initializer }: ts.VariableDeclaration | ts.PropertyDeclaration,
): ts.Node | undefined {
  if (type) return doubledIn({ ts }, type);
  if (initializer && ts.isAsExpression(initializer)) return doubledIn({ ts }, initializer.type);
  const isMade = initializer && ts.isCallExpression(initializer) && MAKES.test(initializer.expression.getText());
  return isMade ? initializer.typeArguments?.[0] : undefined;
}

function doubledIn({ ts }: Pick<Checker, 'ts'>, type: ts.TypeNode): ts.TypeNode | undefined {
  const isDouble = ts.isTypeReferenceNode(type) && DOUBLES.test(type.typeName.getText());
  return isDouble ? type.typeArguments?.[0] : undefined;
}
