import type { Tape } from './tape';

/** How the files of a program give each other their functions. */
export const MODULE_STYLES = ['exports', 'names', 'function', 'esm', 'default'] as const;
export type ModuleStyle = (typeof MODULE_STYLES)[number];

export function isModule(style: ModuleStyle): boolean {
  return style === 'esm' || style === 'default';
}

/** The lines that bring in packages, and the state that functions share. */
export function prologue(style: ModuleStyle, packages: readonly (readonly [string, string])[], end: string): string[] {
  return packages.map(([names, from]) =>
    isModule(style) ? `import ${names} from '${from}'${end}` : `const ${names} = require('${from}')${end}`,
  );
}

/** The last lines of a file that gives others these names. */
export function exported(style: ModuleStyle, names: readonly string[], end: string): string[] {
  const [first, ...others] = names;
  switch (style) {
    case 'exports':
      return [`module.exports = { ${names.join(', ')} }${end}`];
    case 'names':
      return names.map((name) => `exports.${name} = ${name}${end}`);
    case 'function':
      return [`module.exports = ${first}${end}`, ...others.map((name) => `module.exports.${name} = ${name}${end}`)];
    case 'esm':
      return [`export { ${names.join(', ')} }${end}`];
    case 'default':
      return [`export default ${first}${end}`, ...others.map((name) => `export { ${name} }${end}`)];
  }
}

/** The first lines of a file that uses these names of another. */
export function imported(
  style: ModuleStyle,
  names: readonly string[],
  path: string,
  end: string,
  tape: Tape,
): string[] {
  const lib = `require('./${path}')`;
  const byName = tape.maybe();
  const values = (of: readonly string[]): string[] => of.map((name) => `const ${name} = lib.${name}${end}`);
  const [first, ...others] = names;
  const braced = others.length > 0 ? [`{ ${others.join(', ')} }`] : [];
  switch (style) {
    case 'exports':
    case 'names':
      return byName ? [`const { ${names.join(', ')} } = ${lib}${end}`] : [`const lib = ${lib}${end}`, ...values(names)];
    case 'function':
      return [`const ${first} = ${lib}${end}`, `const { ${others.join(', ')} } = ${first}${end}`];
    case 'esm':
      return byName
        ? [`import { ${names.join(', ')} } from './${path}.js'${end}`]
        : [`import * as lib from './${path}.js'${end}`, ...values(names)];
    case 'default':
      return [`import ${[first, ...braced].join(', ')} from './${path}.js'${end}`];
  }
}

/** A file that only hands on what another gives. */
export function handedOn(style: ModuleStyle, names: readonly string[], path: string, end: string): string[] {
  switch (style) {
    case 'exports':
      return [`module.exports = { ...require('./${path}') }${end}`];
    case 'names':
      return names.map((name) => `exports.${name} = require('./${path}').${name}${end}`);
    case 'function':
      return [`module.exports = require('./${path}')${end}`];
    case 'esm':
      return [`export * from './${path}.js'${end}`];
    case 'default':
      return [`export * from './${path}.js'${end}`, `export { default } from './${path}.js'${end}`];
  }
}
