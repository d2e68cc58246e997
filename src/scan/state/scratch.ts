import type { SourceFile } from '../../types';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { functionAround, isFunction, keyName, unwrap, type Nodes } from '../syntax/walk';

/** The assignment that gives a variable its first value in a block. */
interface Setting {
  readonly left: Node;
  readonly statement: Node;
  readonly block: Node;
}

/** A variable of the module, and the one that a block could have in its place. */
export interface Scratch extends Setting {
  readonly shared: Variable;
  readonly own: Variable;
}

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

/** The variables of a file, as they are `written` and with those that functions could have of their own. */
export interface OwnScopes {
  readonly written: Scopes;
  readonly scopes: Scopes;
  readonly scratch: readonly Scratch[];
}

/**
 * Tells apart what each function keeps in a variable of the module that all of its users set before they use it: in the
 * result such a variable is one of each of these functions. Hazard H4.
 */
// Matches: let options = null; exports.show = (req, res) => { options = optionsOf(req); … options.url … }
export function withScratch(file: SourceFile, tree: Nodes, written: Scopes): OwnScopes {
  const candidates = written.variables.filter((one) => isCandidate(one) && typeOf(file, one) !== undefined);
  const scratch = candidates
    .map(scratchOf)
    .filter((some) => !isSetMeanwhile(tree, written, some))
    .flat();
  if (scratch.length === 0) return { written, scopes: written, scratch };
  const unused = new Map(scratch.map(({ shared }) => [shared, { ...shared, uses: [], reassigned: false }]));
  const own = new Map(scratch.flatMap((one) => one.own.uses.map((use) => [use, one.own])));
  const current = (variable: Variable): Variable => unused.get(variable) ?? variable;
  const scopes: Scopes = {
    ...written,
    variables: [...written.variables.map(current), ...scratch.map((one) => one.own)],
    declaredBy: (identifier) => written.declaredBy(identifier).map(current),
    variableOf: (identifier) => {
      const variable = own.get(identifier) ?? written.variableOf(identifier);
      return variable && current(variable);
    },
  };
  return { written, scopes, scratch };
}

/**
 * Whether a user may want to see what others set: they are called by name in this file, or it passes control to a
 * function that it was given.
 */
function isSetMeanwhile(tree: Nodes, scopes: Scopes, scratch: readonly Scratch[]): boolean {
  if (scratch.length === 0) return false;
  const names = new Set(scratch.map(({ block }) => nameOf(functionAround(block))).filter((name) => name !== undefined));
  return tree.of('CallExpression').some((call) => {
    const callee = unwrap(call.callee as Node);
    if (names.has(calledName(callee) ?? '')) return true;
    return scopes.variableOf(callee)?.kind === 'parameter' && scratch.some((one) => isMeanwhile(one, call));
  });
}

function calledName(callee: Node): string | undefined {
  return callee.type === 'MemberExpression'
    ? keyName(callee.property as Node, callee.computed === true)
    : (callee.name as string | undefined);
}

// Matches: exports.show = (req, res) => …, const show = () => …, { show() {} }
function nameOf(fn: Node | undefined): string | undefined {
  const { type, id, key, left, computed } = (fn?.id ? fn : fn?.parent) ?? ({} as Partial<Node>);
  if (type === 'AssignmentExpression') return calledName(left as Node);
  return key ? keyName(key as Node, computed === true) : ((id as Node | null)?.name as string | undefined);
}

/** Between the assignment and the last use; functions inside may use it at any time. */
function isMeanwhile(one: Scratch, { start }: Node): boolean {
  const { own, statement, block } = one;
  const isBehind = start >= statement.end && start < block.end;
  return isBehind && (outlives(one) || own.uses.some((use) => use.end > start));
}

/** Whether functions inside use it. */
export function outlives({ own, left }: Scratch): boolean {
  return own.uses.some((use) => functionAround(use) !== functionAround(left));
}

/** A `let` or `var` of the module itself that nobody imports. */
function isCandidate({ topLevel, kind, declared, uses, reassigned }: Variable): boolean {
  const [name] = declared;
  const declarator = name?.parent;
  const isPlain = declarator?.type === 'VariableDeclarator' && declarator.id === name && declared.length === 1;
  return (
    topLevel &&
    kind === 'other' &&
    reassigned &&
    uses.length > 0 &&
    isPlain &&
    declarator.parent?.parent?.type === 'Program'
  );
}

/** The statement that declares the variable of the module. */
export function declarationOf({ declared: [name] }: Variable): Node {
  return (name.parent as Node).parent as Node;
}

/** Every use is behind one of these; empty where one is not. */
function scratchOf(shared: Variable): Scratch[] {
  const settings = new Map<Node, Setting>();
  for (const use of shared.uses) {
    const setting = settingBy(use);
    const known = setting && settings.get(setting.block);
    if (setting && (!known || setting.left.start < known.left.start)) settings.set(setting.block, setting);
  }
  const users = new Map<Setting, Node[]>();
  for (const use of shared.uses) {
    const home = homeOf(settings, use);
    if (!home) return [];
    users.set(home, [...(users.get(home) ?? []), use]);
  }
  return [...users].map(([setting, uses]) => ({
    ...setting,
    shared,
    own: { name: shared.name, declared: [setting.left], uses, topLevel: false, kind: 'other', reassigned: true },
  }));
}

/** The assignment of which a use is the target, where it is a statement of a block that runs at most once per call. */
function settingBy(use: Node): Setting | undefined {
  const assignment = use.parent as Node;
  const statement = assignment.parent;
  const block = statement?.parent;
  const isSet = assignment.type === 'AssignmentExpression' && assignment.operator === '=' && assignment.left === use;
  if (!isSet || statement?.type !== 'ExpressionStatement' || block?.type !== 'BlockStatement') return undefined;
  return isOnce(block) ? { left: use, statement, block } : undefined;
}

/** In a function, and in no loop of it. */
function isOnce(block: Node): boolean {
  for (let at: Node | undefined = block; at; at = at.parent) {
    if (LOOP.test(at.type)) return false;
    if (isFunction(at)) return true;
  }
  return false;
}

/** The outermost assignment that surely runs before a use. */
function homeOf(settings: ReadonlyMap<Node, Setting>, use: Node): Setting | undefined {
  let home: Setting | undefined;
  let isHoisted = false;
  for (let at: Node | undefined = use.parent; at; at = at.parent) {
    const setting = settings.get(at);
    const isBehind = setting && (use === setting.left || use.start >= setting.statement.end);
    if (isBehind && !isHoisted) home = setting;
    // It may be called before the assignment that is above it.
    isHoisted ||= at.type === 'FunctionDeclaration';
  }
  return home;
}

/** The annotation that the variable needs where it is declared; undefined where its type follows from a value. */
export function typeOf({ path, text }: SourceFile, { declared: [name] }: Variable): string | undefined {
  if (!/\.[cm]?tsx?$/.test(path)) return '';
  const annotation = name.typeAnnotation as Node | undefined;
  if (annotation) return text.slice(annotation.start, annotation.end);
  const init = (name.parent as Node).init as Node | null;
  return !init || init.raw === 'null' || init.name === 'undefined' ? ': any' : undefined;
}
