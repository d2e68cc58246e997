import { readFileSync } from 'node:fs';
import { UserError } from '../../errors';
import type { BenchRequest } from '../../types';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const KEYS = ['url', 'method', 'headers', 'body'];
const EXAMPLE =
  'For example `[{ "method": "POST", "url": "/users", "headers": { "cookie": "sid=1" }, "body": { "name": "A" } }]`.';

/** A GET for each path. */
export function requestsOf(paths: readonly string[]): readonly BenchRequest[] {
  return paths.map((path) => ({ method: 'GET', path: withSlash(path), headers: {} }));
}

/**
 * The requests of a JSON file: a list of `{ url, method, headers, body }`, of which only the `url`, a path, must be there. A body
 * that is no text is sent as JSON. Throws a UserError (usage) that names the file and the place.
 */
export function readRequests(file: string, name: string): readonly BenchRequest[] {
  const list = parse(file, name);
  if (!Array.isArray(list) || list.length === 0) throw wrong(name, 'must be an array of requests', EXAMPLE);
  return list.map((item, index) => requestOf(item, `${name}, request ${index + 1},`));
}

function parse(file: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrong(name, 'could not be read', (error as Error).message);
  }
}

function requestOf(item: unknown, at: string): BenchRequest {
  if (typeof item !== 'object' || item === null) throw wrong(at, 'must be an object', EXAMPLE);
  const strange = Object.keys(item).find((key) => !KEYS.includes(key));
  if (strange !== undefined) throw wrong(at, `has the unknown key \`${strange}\``, `It may have ${KEYS.join(', ')}.`);
  const { url, method = 'GET', headers = {}, body } = item as Readonly<Record<string, unknown>>;
  if (typeof url !== 'string' || !url.startsWith('/')) throw wrong(at, 'needs a `url` that begins with `/`', EXAMPLE);
  if (typeof method !== 'string' || !METHODS.includes(method.toUpperCase()))
    throw wrong(at, `has the method \`${String(method)}\``, `Known are ${METHODS.join(', ')}.`);
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const given = headersOf(headers, at);
  const isJson = text !== body && !('content-type' in given);
  return {
    method: method.toUpperCase(),
    path: url,
    headers: isJson ? { ...given, 'content-type': 'application/json' } : given,
    body: text,
  };
}

function headersOf(headers: unknown, at: string): Readonly<Record<string, string>> {
  const entries = typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
  if (typeof headers !== 'object' || entries.some(([, value]) => typeof value !== 'string'))
    throw wrong(at, 'needs `headers` whose values are strings', EXAMPLE);
  return Object.fromEntries(entries.map(([key, value]) => [key.toLowerCase(), value as string]));
}

function wrong(name: string, what: string, advice: string): UserError {
  return new UserError(`${name} ${what}`, advice);
}

function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
