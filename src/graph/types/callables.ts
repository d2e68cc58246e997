import type { Checker, ts } from './checker';
import type { Signature } from './generic-aliases';

/** A function with a body, as the compiler has it. */
export type Callable = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** Functions with a body that could become async. */
export function isCallable({ ts }: Checker, node: ts.Node): node is Callable {
  const isKind =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node);
  return isKind && node.body !== undefined;
}

/** Factories of test runners for functions that replace others. */
const STANDS_IN = /^(?:vi|vitest|jest|mock|t\.mock)\.fn$/;

// Matches: vi.fn(() => 'text') of () => 'text'
/** The node whose place decides which type is expected of a function. */
export function placeOf({ ts }: Checker, node: ts.Node): ts.Node {
  const { parent } = node;
  const isMade = ts.isCallExpression(parent) && parent.arguments[0] === node && makesStandIn(parent);
  return isMade && !parent.typeArguments ? parent : node;
}

/** The function that such a call is given. */
export function standInOf(open: Checker, made: ts.Node): Callable | undefined {
  if (!open.ts.isCallExpression(made) || !makesStandIn(made)) return undefined;
  const given = made.arguments.at(0);
  return given && isCallable(open, given) ? given : undefined;
}

function makesStandIn({ expression }: ts.CallExpression): boolean {
  return STANDS_IN.test(expression.getText());
}

/**
 * The member name of a function or a signature: of a class, an interface or an object. Undefined for others, which may
 * have to agree with a function type.
 */
export function memberName(open: Checker, node: Callable | Signature): string | undefined {
  const { ts } = open;
  const isOwn = ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isFunctionDeclaration(node);
  const holder = isOwn ? node : placeOf(open, node).parent;
  const isProperty = ts.isPropertyAssignment(holder) || ts.isPropertyDeclaration(holder);
  const { name } = isOwn ? node : isProperty ? holder : {};
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name.text : undefined;
}

/** Whether the function can be overridden or replaced under its name. */
// Matches: let load = () => 1; load = () => 2;
export function isReassignable({ ts }: Checker, { parent }: ts.Node): boolean {
  return ts.isVariableDeclaration(parent) && (parent.parent.flags & ts.NodeFlags.Const) === 0;
}

// Matches: store.load(name), where `store` is a Pick<Store, 'load'>
/** Whether a call is of what a mapped type has of another one. */
export function isOnMapped({ ts, checker }: Checker, { expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { objectFlags = 0 } = checker.getTypeAtLocation(expression.expression) as ts.ObjectType;
  return (objectFlags & ts.ObjectFlags.Mapped) !== 0;
}

// Matches: load of typeof store.load
/** The last name of what `typeof` asks for. */
export function queriedName({ exprName }: ts.TypeQueryNode): string {
  return 'right' in exprName ? exprName.right.text : exprName.text;
}
