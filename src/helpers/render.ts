import type { Part, PartImport } from './part';
import { HELPERS, PARTS } from './table';

export { HELPERS };

/** A function of the generated helper file. */
export type HelperName = (typeof HELPERS)[number];

/** The style of the generated file, like that of the user's other files. */
export interface HelperStyle {
  /** Module system of a JavaScript file; TypeScript is always written with `import` and `export`. */
  readonly format: 'cjs' | 'esm';
  readonly typescript: boolean;
  /** TypeScript that is not allowed `import` and `export`, but for `import fs = require('fs')` and `export = …`. */
  readonly importsEqual?: boolean;
  /** Whether Node's modules are named `node:fs` (Node 14.18 and later). */
  readonly nodePrefix: boolean;
  /** Whether the types of Express are installed, so that handlers without types of their own get some. */
  readonly expressTypes?: boolean;
  /** Milliseconds for which a looked-up path may be remembered; 0 shares only look-ups under way. */
  readonly ttl: number;
}

const HEADER = [
  // It has a style of its own, whatever the rules of the project are; some of them are about comments.
  '/* eslint-disable */',
  '// Helper functions for asynchronous code, made by unblock (npx unblock).',
  '// Safe to edit: unblock only adds to this file when new code needs it.',
].join('\n');
const MADE_BY = /^\/\/ .*\bmade by unblock\b/m;
const TTL = /^(const CACHE_TTL(?:: number)? = )([\d.e+]+);/m;
const WIDTH = 80;

/** Without it, TypeScript infers the type parameters of `router.get`, not the types of request and response. */
const OF_EXPRESS = `export function asyncHandler<
  P = any,
  ResBody = any,
  ReqBody = any,
  ReqQuery = any,
  Locals extends Record<string, any> = any,
>(
  handler: RequestHandler<P, ResBody, ReqBody, ReqQuery, Locals>,
): RequestHandler<P, ResBody, ReqBody, ReqQuery, Locals>;
export function asyncHandler<Handler extends AnyFunction>(
  handler: Handler,
): Handler;
`;
const HANDLER = /^export function asyncHandler</m;
const byName = new Map(PARTS.map((part) => [part.name, part]));

/** The complete text of a file with these helpers and what they need: same names and style, same text. */
export function renderHelpers(names: Iterable<HelperName>, style: HelperStyle): string {
  const parts = partsFor(new Set(names));
  const modules = style.format === 'esm' || style.typescript;
  const exported = modules && !style.importsEqual;
  const bodies = parts.map((part) => bodyOf(part, parts, style));
  const sections = [
    HEADER,
    modules ? '' : `'use strict';`,
    importsOf(parts, style),
    ...(exported ? bodies : bodies.map((body) => body.replace(/^export /gm, ''))),
    exported ? '' : listed(`${modules ? 'export' : 'module.exports'} = {`, exportsOf(parts), '};'),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

/** The helpers that a file made by `renderHelpers` has; none for any other file. */
export function helpersIn(text: string): ReadonlySet<HelperName> {
  const has = (name: HelperName) => new RegExp(`^(?:export )?(?:async )?function ${name}\\b`, 'm').test(text);
  return new Set(MADE_BY.test(text) ? HELPERS.filter(has) : []);
}

/** The cache time of a file made by `renderHelpers`, which its owner may have changed; undefined when it has none. */
export function ttlIn(text: string): number | undefined {
  const [, , ttl] = (MADE_BY.test(text) && TTL.exec(text)) || [];
  return ttl === undefined ? undefined : Number(ttl);
}

/** Parts in dependency order; the one with the setting comes first. */
function partsFor(names: ReadonlySet<string>): readonly Part[] {
  const wanted = PARTS.filter(({ helpers }) => helpers.some((name) => names.has(name)));
  const found = new Set<Part>();
  const add = (part: Part): void => {
    for (const name of part.needs) add(partNamed(name));
    found.add(part);
  };
  wanted.forEach(add);
  return [...found].sort((a, b) => Number(TTL.test(b.ts)) - Number(TTL.test(a.ts)));
}

function partNamed(name: string): Part {
  const part = byName.get(name);
  if (!part) throw new Error(`The helper table has no part \`${name}\`.`);
  return part;
}

function bodyOf(part: Part, parts: readonly Part[], style: HelperStyle): string {
  const missing = part.optional.filter((option) => !parts.some(({ name }) => name === option.part));
  const calls = missing.flatMap(({ names }) => names);
  const text = calls.reduce(withoutCalls, style.typescript ? part.ts : part.js);
  return (isOfExpress(part, style) ? text.replace(HANDLER, (start) => OF_EXPRESS + start) : text)
    .replace(TTL, (_, start) => `${start}${style.ttl};`)
    .trimEnd();
}

function isOfExpress({ helpers }: Part, { typescript, expressTypes }: HelperStyle): boolean {
  return typescript && expressTypes === true && helpers.includes('asyncHandler');
}

function withoutCalls(text: string, name: string): string {
  return text.replace(new RegExp(`^.*\\b${name}\\(.*\\);\\n`, 'gm'), '');
}

function exportsOf(parts: readonly Part[]): readonly string[] {
  const there = new Set(parts.flatMap(({ helpers }) => helpers));
  return HELPERS.filter((name) => there.has(name));
}

function importsOf(parts: readonly Part[], style: HelperStyle): string {
  const values = joined(parts.flatMap((part) => part.values));
  const types = style.typescript ? joined(parts.flatMap((part) => part.types)) : [];
  const express = parts.some((part) => isOfExpress(part, style));
  const lines = [
    ...values.map((row) => ({ from: row.from, text: importOf(row, style) })),
    ...types.map(({ from, names }) => ({
      from,
      text: listed('import type {', names, `} from '${named(from, style)}';`),
    })),
    ...(express ? [{ from: 'express', text: `import type { RequestHandler } from 'express';` }] : []),
  ];
  return lines
    .sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
    .map(({ text }) => text)
    .join('\n');
}

function importOf({ from, names }: PartImport, style: HelperStyle): string {
  const module = named(from, style);
  if (style.importsEqual) return importEquals(from, names, module);
  if (style.format === 'esm' || style.typescript) return listed('import {', names, `} from '${module}';`);
  return listed('const {', names.map(renamed), `} = require('${module}');`);
}

// Matches: import osModule = require('os');
function importEquals(from: string, names: readonly string[], module: string): string {
  const local = `${from.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Module`;
  return `import ${local} = require('${module}');\n${listed('const {', names.map(renamed), `} = ${local};`)}`;
}

function renamed(name: string): string {
  return name.replace(' as ', ': ');
}

function named(module: string, { nodePrefix }: HelperStyle): string {
  return nodePrefix ? `node:${module}` : module;
}

/** One row per module, modules and names in alphabetical order. */
function joined(rows: readonly PartImport[]): readonly PartImport[] {
  const modules = [...new Set(rows.map(({ from }) => from))].sort();
  return modules.map((from) => ({
    from,
    names: [...new Set(rows.filter((row) => row.from === from).flatMap(({ names }) => names))].sort(),
  }));
}

function listed(start: string, names: readonly string[], end: string): string {
  const line = `${start} ${names.join(', ')} ${end}`;
  return line.length <= WIDTH ? line : `${start}\n${names.map((name) => `  ${name},\n`).join('')}${end}`;
}
