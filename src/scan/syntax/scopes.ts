import type { analyze, Variable as ScopeVariable } from '@typescript-eslint/scope-manager';
import type { Node, VisitorKeys } from './parse';
import type { Nodes } from './walk';

/** A declared variable; compared by identity. */
export interface Variable {
  readonly name: string;
  readonly declared: readonly Node[];
  readonly uses: readonly Node[];
  /** Declared outside of all functions. */
  readonly topLevel: boolean;
  readonly kind: 'parameter' | 'import' | 'other';
  /** Assigned after its declaration. */
  readonly reassigned: boolean;
}

/** Resolves the identifiers of a file to variables. */
export interface Scopes {
  /** The variable that a use refers to; undefined for a global. */
  readonly variableOf: (identifier: Node) => Variable | undefined;
  /** The variables that an identifier declares: a class name declares two, outside of the class and inside. */
  readonly declaredBy: (identifier: Node) => readonly Variable[];
  readonly variables: readonly Variable[];
  /** Uses of names that the file does not declare. */
  readonly unresolved: readonly Node[];
}

/** Resolves every identifier of a program, types included (https://typescript-eslint.io/packages/scope-manager). */
export function resolveScopes(tree: Nodes, keys: VisitorKeys): Scopes {
  addRanges(tree);
  // Analysed as a module in any case: a CommonJS file has a scope of its own, too.
  const manager = loadAnalyze()(tree.all[0] as never, {
    sourceType: 'module',
    lib: [],
    childVisitorKeys: keys as never,
  });
  const byIdentifier = new Map<Node, Variable>();
  const byDeclaration = new Map<Node, Variable[]>();
  const variables: Variable[] = [];
  for (const scope of manager.scopes) {
    for (const found of scope.variables) {
      if (found.defs.every(isAmbient)) continue;
      const variable = describe(found, scope.type === 'module' || scope.type === 'global');
      variables.push(variable);
      // The scope of a class declares its name again; the outer variable, mapped first, takes precedence.
      for (const identifier of variable.declared) {
        if (!byIdentifier.has(identifier)) byIdentifier.set(identifier, variable);
        byDeclaration.set(identifier, [...(byDeclaration.get(identifier) ?? []), variable]);
      }
      for (const use of found.references) byIdentifier.set(use.identifier as unknown as Node, variable);
    }
  }
  return {
    variableOf: (identifier) => byIdentifier.get(identifier),
    declaredBy: (identifier) => byDeclaration.get(identifier) ?? [],
    variables,
    unresolved: (manager.globalScope?.through ?? []).map((use) => use.identifier as unknown as Node),
  };
}

// Loaded on first use: a recalled answer needs none of its 180 modules.
function loadAnalyze(): typeof analyze {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return (require('@typescript-eslint/scope-manager') as { readonly analyze: typeof analyze }).analyze;
}

/**
 * Only scope analysis needs the start of names and bodies; computing them for each node would cost a fifth of the time.
 */
function addRanges(tree: Nodes): void {
  for (const node of tree.of('Identifier', 'JSXIdentifier', 'BlockStatement')) addRange(node);
  for (const { body } of tree.of('ArrowFunctionExpression')) addRange(body as Node);
}

function addRange(node: Node & { range?: readonly [number] }): void {
  node.range = [node.start];
}

function describe(found: ScopeVariable, topLevel: boolean): Variable {
  return {
    name: found.name,
    declared: found.identifiers as unknown as Node[],
    uses: found.references.filter((use) => !use.init).map((use) => use.identifier as unknown as Node),
    topLevel,
    kind: kindOf(found.defs[0].type),
    reassigned: found.references.some((use) => use.isWrite() && !use.init),
  };
}

// Matches: declare const describe: any; it only says that there is a global of that name
function isAmbient({ node, parent }: ScopeVariable['defs'][number]): boolean {
  const statement = (parent ?? node) as { readonly declare?: boolean };
  return statement.declare === true;
}

function kindOf(definition: string): Variable['kind'] {
  if (definition === 'Parameter') return 'parameter';
  return definition === 'ImportBinding' ? 'import' : 'other';
}
