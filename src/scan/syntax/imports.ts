import type { ImportFacts } from '../../types';
import type { Node } from './parse';
import type { Scopes, Variable } from './scopes';
import { keyName, spanOf, unwrap, type Nodes } from './walk';

/** The bindings made by `require` and `import` declarations, and by aliases of those. */
export function importsOf(tree: Nodes, scopes: Scopes): ImportFacts[] {
  const declarators = tree.of('VariableDeclarator');
  const imports = [
    ...tree.of('ImportDeclaration').flatMap((node) => fromImport(node, scopes)),
    ...tree.of('TSImportEqualsDeclaration').flatMap((node) => fromImportEquals(node, scopes)),
    ...declarators.flatMap((node) => fromRequire(node, scopes)),
  ];
  return [...imports, ...declarators.flatMap((node) => fromAlias(node, imports, scopes))];
}

/** Whether only `import fs = require('fs')` and `export = …` load and export at run time. */
export function importsEqual(tree: Nodes): boolean {
  const isValue = (node: Node): boolean => node.importKind !== 'type' && node.exportKind !== 'type';
  return (
    tree.of('TSExternalModuleReference', 'TSExportAssignment').length > 0 &&
    !tree
      .of('ImportDeclaration', 'ExportNamedDeclaration', 'ExportDefaultDeclaration', 'ExportAllDeclaration')
      .some(isValue)
  );
}

// Matches: import fs = require('fs')
function fromImportEquals(node: Node, scopes: Scopes): ImportFacts[] {
  const reference = node.moduleReference as Node;
  if (reference.type !== 'TSExternalModuleReference') return [];
  const request = (reference.expression as Node).value as string;
  const id = node.id as Node;
  return [
    {
      request,
      imported: '*',
      style: 'require',
      typeOnly: node.importKind === 'type',
      pinned: node.parent?.type === 'ExportNamedDeclaration',
      ...common(node, id, id, 1, scopes),
    },
  ];
}

function fromAlias(node: Node, imports: readonly ImportFacts[], scopes: Scopes): ImportFacts[] {
  const init = node.init ? unwrap(node.init as Node) : undefined;
  const id = node.id as Node;
  if (init && id.type === 'ObjectPattern') return fromAliases(node, init, imports, scopes);
  if (init?.type !== 'MemberExpression' || id.type !== 'Identifier') return [];
  const object = init.object as Node;
  const source = moduleUsedBy(object, imports);
  // Matches: const read = fs.readFileSync
  const imported = keyName(init.property as Node, init.computed === true);
  if (!source || imported === undefined) return [];
  const declaration = node.parent as Node;
  return [
    {
      request: source.request,
      imported,
      style: 'alias',
      base: object.start,
      typeOnly: false,
      pinned: isPinned(declaration),
      ...common(declaration, id, id, 1, scopes),
    },
  ];
}

// Matches: const { readFileSync } = fs
function fromAliases(node: Node, init: Node, imports: readonly ImportFacts[], scopes: Scopes): ImportFacts[] {
  const source = moduleUsedBy(init, imports);
  const declaration = node.parent as Node;
  if (!source || declaration.type !== 'VariableDeclaration') return [];
  const found = fromPattern(declaration, node.id as Node, source.request, scopes, isPinned(declaration));
  return found.map((item) => ({ ...item, style: 'alias', base: init.start }));
}

function moduleUsedBy(object: Node, imports: readonly ImportFacts[]): ImportFacts | undefined {
  return imports.find(
    (item) =>
      item.uses.some((use) => use.start === object.start) &&
      item.style !== 'import-named' &&
      item.style !== 'require-destructured',
  );
}

function isPinned(declaration: Node): boolean {
  return (declaration.declarations as Node[]).length > 1 || declaration.parent?.type === 'ExportNamedDeclaration';
}

function fromImport(node: Node, scopes: Scopes): ImportFacts[] {
  const specifiers = node.specifiers as Node[];
  return specifiers.map((specifier) => {
    const local = specifier.local as Node;
    return {
      request: (node.source as Node).value as string,
      imported: importedName(specifier),
      style:
        specifier.type === 'ImportSpecifier'
          ? 'import-named'
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'import'
            : 'import-namespace',
      typeOnly: node.importKind === 'type' || specifier.importKind === 'type',
      pinned: false,
      ...common(node, specifier, local, specifiers.length, scopes),
    } as const;
  });
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  const imported = specifier.imported as Node;
  return (imported.name ?? imported.value) as string;
}

// Matches: const fs = require('fs'), { readFileSync: rf } = require('fs'), read = require('fs').readFileSync
function fromRequire(node: Node, scopes: Scopes): ImportFacts[] {
  const init = node.init ? unwrap(node.init as Node) : undefined;
  const declaration = node.parent as Node;
  const id = node.id as Node;
  if (!init) return [];
  const pinned = isPinned(declaration);
  if (init.type === 'MemberExpression' && id.type === 'Identifier') {
    const request = requestOf(unwrap(init.object as Node));
    const imported = keyName(init.property as Node, init.computed === true);
    if (request === undefined || imported === undefined) return [];
    return [
      {
        request,
        imported,
        style: 'require-member',
        typeOnly: false,
        pinned,
        ...common(declaration, id, id, 1, scopes),
      },
    ];
  }
  const request = requestOf(init);
  if (request === undefined) return [];
  if (id.type === 'Identifier') {
    return [
      { request, imported: '*', style: 'require', typeOnly: false, pinned, ...common(declaration, id, id, 1, scopes) },
    ];
  }
  return id.type === 'ObjectPattern' ? fromPattern(declaration, id, request, scopes, pinned) : [];
}

function fromPattern(declaration: Node, id: Node, request: string, scopes: Scopes, pinned: boolean): ImportFacts[] {
  const properties = id.properties as Node[];
  return properties.flatMap((property) => {
    const local = property.value as Node | undefined;
    const imported =
      property.type === 'Property' ? keyName(property.key as Node, property.computed === true) : undefined;
    if (!local || local.type !== 'Identifier' || imported === undefined) return [];
    return [
      {
        request,
        imported,
        style: 'require-destructured' as const,
        typeOnly: false,
        pinned,
        ...common(declaration, property, local, properties.length, scopes),
      },
    ];
  });
}

/** The request of `require('…')` with a literal, else undefined. */
export function requestOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'require') return undefined;
  const [argument] = node.arguments as Node[];
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
}

type Common = Pick<ImportFacts, 'local' | 'statement' | 'specifier' | 'siblings' | 'uses' | 'topLevel'>;

function common(statement: Node, specifier: Node, local: Node, siblings: number, scopes: Scopes): Common {
  const variable: Variable | undefined = scopes.declaredBy(local)[0];
  return {
    local: local.name as string,
    statement: spanOf(statement),
    specifier: spanOf(specifier),
    siblings,
    uses: (variable?.uses ?? []).map(spanOf),
    topLevel: statement.parent?.type === 'Program',
  };
}
