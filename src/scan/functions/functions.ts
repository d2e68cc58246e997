import { NAMELESS } from '../../program';
import type { FunctionFacts, FunctionKind, SourceFile } from '../../types';
import { decoratedBy } from './decorators';
import { hasContract } from './contracts';
import { isRemade } from './remade';
import type { Node } from '../syntax/parse';
import { symbolName } from '../syntax/symbols';
import { keyName, spanOf, wrapped } from '../syntax/walk';

/** What the syntax tells of a function; the builder adds flow nodes and indexes. */
export type FunctionShape = Pick<
  FunctionFacts,
  | 'name'
  | 'kind'
  | 'span'
  | 'async'
  | 'generator'
  | 'asyncAt'
  | 'body'
  | 'block'
  | 'directives'
  | 'params'
  | 'defaults'
  | 'ending'
  | 'returnType'
  | 'remade'
  | 'inClass'
  | 'isPrivate'
  | 'isProtected'
  | 'contract'
  | 'shorthand'
  | 'decoratedBy'
>;

/** The module itself, which is its first function. */
export function moduleShape(program: Node): FunctionShape {
  return {
    ...initialiser(program),
    name: '(module)',
    kind: 'module',
    asyncAt: 0,
    block: true,
    directives: directivesOf(program),
    inClass: false,
  };
}

// Matches: 'use server'
function directivesOf({ body }: Node): FunctionFacts['directives'] {
  const found = Array.isArray(body) ? (body as Node[]).map(({ directive }) => directive) : [];
  const directives = found.filter((text) => typeof text === 'string' && text !== 'use strict') as string[];
  return directives.length > 0 ? directives : undefined;
}

/** A field that each instance gets when it is created. A static one belongs to the code around the class. */
export function isFilledField(member: Node): boolean {
  return member.type === 'PropertyDefinition' && member.static !== true && Boolean(member.value);
}

/** The initialiser of a class field, which runs like a function while the object is built. */
export function fieldShape(value: Node): FunctionShape {
  return { ...initialiser(value), name: '(class field)', kind: 'class-body' };
}

function initialiser(node: Node): Omit<FunctionShape, 'name' | 'kind'> {
  return {
    span: spanOf(node),
    async: false,
    generator: false,
    asyncAt: node.start,
    body: spanOf(node),
    block: false,
    params: [],
    defaults: [],
    inClass: true,
    isPrivate: false,
    isProtected: false,
    contract: false,
  };
}

/** Describes a function node: its kind, its name for people, and where `async` goes. */
export function shapeOf(node: Node, file: SourceFile): Omit<FunctionShape, 'defaults' | 'ending'> {
  const kind = kindOf(node);
  const body = node.body as Node;
  const returnType = node.returnType as Node | null | undefined;
  return {
    name: nameOf(node),
    kind,
    span: spanOf(node),
    async: node.async === true,
    generator: node.generator === true,
    asyncAt: asyncOffset(node, kind, file.text),
    body: spanOf(body),
    block: body.type === 'BlockStatement',
    directives: directivesOf(body),
    params: paramsOf(node).map(paramName),
    returnType: returnType ? spanOf(returnType.typeAnnotation as Node) : undefined,
    inClass: node.parent?.type === 'MethodDefinition',
    isPrivate: isKept(wrapped(node).parent as Node, 'private'),
    isProtected: isKept(wrapped(node).parent as Node, 'protected'),
    contract: /\.[cm]?tsx?$/.test(file.path) && hasContract(node, file.text),
    ...(isRemade(node) && { remade: true as const }),
    ...(isShorthand(node, file) && { shorthand: true as const }),
    ...decoratedBy(node, file.text),
  };
}

// Matches: { filename(req, file, done) {} }, but not what only a method can: { save() { super.save() } }
// and what TypeScript would no longer know the `this` of
function isShorthand(node: Node, { path, text }: SourceFile): boolean {
  const { type, method, value } = node.parent as Node;
  const isMethod = type === 'Property' && method === true && value === node && node.generator !== true;
  const bound = /\.[cm]?tsx?$/.test(path) ? /\b(?:super|this)\b/ : /\bsuper\b/;
  return isMethod && !bound.test(text.slice(node.start, node.end));
}

// Matches: #load() {}, private load() {}, private load = () => {}, but not @OnEvent('load') private load() {}
function isKept({ type, key, accessibility, decorators, kind }: Node, by: 'private' | 'protected'): boolean {
  if ((type !== 'MethodDefinition' && type !== 'PropertyDefinition') || kind === 'constructor') return false;
  if ((key as Node).type === 'PrivateIdentifier') return by === 'private';
  return accessibility === by && ((decorators as readonly Node[] | undefined) ?? []).length === 0;
}

/** The parameters that receive arguments, without the `this` parameter of TypeScript. */
export function paramsOf(node: Node): readonly Node[] {
  return (node.params as Node[]).filter((param) => param.type !== 'Identifier' || param.name !== 'this');
}

function kindOf(node: Node): FunctionKind {
  const parent = node.parent as Node;
  if (parent.type === 'MethodDefinition') {
    if (parent.kind === 'constructor') return 'constructor';
    return parent.kind === 'get' ? 'getter' : parent.kind === 'set' ? 'setter' : 'method';
  }
  if (parent.type === 'Property' && parent.value === node) {
    if (parent.kind === 'get') return 'getter';
    if (parent.kind === 'set') return 'setter';
    if (parent.method === true) return 'method';
  }
  if (node.type === 'ArrowFunctionExpression') return 'arrow';
  return node.type === 'FunctionDeclaration' ? 'declaration' : 'expression';
}

/** `static async m()`, `async *m()`: before the key, after modifiers; for all others before the function. */
function asyncOffset(node: Node, kind: FunctionKind, text: string): number {
  if (kind !== 'method') return node.start;
  const owner = node.parent as Node;
  const key = owner.key as Node;
  const name = owner.computed === true ? key.start - 1 : key.start;
  return name - (/\*\s*$/.exec(text.slice(owner.start, name))?.[0].length ?? 0);
}

function paramName(param: Node): string {
  if (param.type === 'Identifier') return param.name as string;
  if (param.type === 'AssignmentPattern') return paramName(param.left as Node);
  if (param.type === 'RestElement') return `...${paramName(param.argument as Node)}`;
  if (param.type === 'TSParameterProperty') return paramName(param.parameter as Node);
  return '{}';
}

/** The name a person would use: declared, assigned, or the property it is put in; `NAMELESS` for the rest. */
export function nameOf(node: Node): string {
  const own = node.id as Node | null | undefined;
  if (own) return own.name as string;
  const outer = wrapped(node);
  const parent = outer.parent as Node;
  switch (parent.type) {
    case 'VariableDeclarator':
      return parent.init === outer && (parent.id as Node).type === 'Identifier'
        ? ((parent.id as Node).name as string)
        : NAMELESS;
    case 'AssignmentExpression':
      return parent.right === outer ? targetName(parent.left as Node) : NAMELESS;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return keyName(parent.key as Node, parent.computed === true) ?? symbolName(parent.key as Node) ?? NAMELESS;
    case 'ExportDefaultDeclaration':
      return 'default';
    case 'CallExpression':
      return isWrapper(parent, outer) ? nameOf(parent) : NAMELESS;
    default:
      return NAMELESS;
  }
}

// Matches: const list = asyncHandler(async (req, res) => …)
function isWrapper(call: Node, fn: Node): boolean {
  const [only, ...others] = call.arguments as Node[];
  return only === fn && others.length === 0 && (call.callee as Node).type === 'Identifier';
}

function targetName(target: Node): string {
  if (target.type === 'Identifier') return target.name as string;
  return target.type === 'MemberExpression'
    ? (keyName(target.property as Node, target.computed === true) ?? symbolName(target.property as Node) ?? NAMELESS)
    : NAMELESS;
}
