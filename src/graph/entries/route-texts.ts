import type { ArgumentFacts, CallFacts, PathExpr } from '../../types';

const PART = /'[^']*'|"[^"]*"|[\w$.]+/g;
/** A concatenation with at least one literal text. */
const CONCATENATION = /^(?=.*['"])(?:'[^']*'|"[^"]*"|[\w$.]+)(?:\s*\+\s*(?:'[^']*'|"[^"]*"|[\w$.]+))+$/;

/** Maximum length of a callee's text in the name of a route. */
const MAX_TEXT = 60;

/** The text of a parameter's expression; undefined where it is not known. */
export type Given = (path: PathExpr) => string | undefined;

/** The first argument of a call as a path; of several paths, the first. */
export function pathArgument({ args }: CallFacts, given?: Given): string | undefined {
  const first: ArgumentFacts | undefined = args[0]?.elements?.[0] ?? args[0];
  if (first === undefined) return undefined;
  return first.kind === 'string' ? first.value : (textOf(first.path, given) ?? writtenText(first));
}

/**
 * The text of an expression, with `${name}` for parts that only a run can tell; undefined when nothing of it is known.
 */
export function textOf(path: PathExpr, given: Given = () => undefined): string | undefined {
  if (path.kind === 'text') return path.text;
  if (path.kind !== 'concat') return given(path);
  const named = (part: PathExpr): string | undefined => (part.kind === 'node' ? `\${${part.name}}` : undefined);
  const texts = path.parts.map((part) => textOf(part, given) ?? named(part));
  const isKnown = path.parts.some((part) => part.kind !== 'node' || given(part) !== undefined);
  return texts.includes(undefined) || !isKnown ? undefined : texts.join('');
}

// Matches: `${BASE}/files/*`, BASE + '/files/*', /^\/files/
function writtenText({ kind, text }: ArgumentFacts): string | undefined {
  if (kind === 'template') return text.slice(1, -1);
  if (text.startsWith('/')) return text;
  if (!CONCATENATION.test(text)) return undefined;
  return (text.match(PART) ?? []).map((part) => (/^['"]/.test(part) ? part.slice(1, -1) : `\${${part}}`)).join('');
}

/** A long chain, without the calls between its first name and the last. */
export function shortened({ text, name }: CallFacts): string {
  return text.length > MAX_TEXT && text.includes('(') ? `${/^[\w$.]*/.exec(text)?.[0]}.${name}` : text;
}

/** A path below a prefix. */
export function joined(prefix: string, path: string): string {
  if (prefix === '' && !path.startsWith('/')) return path;
  // The last slash belongs to a regular expression.
  return `${prefix}/${path}`.replace(/\/{2,}/g, '/').replace(/([^$])\/$/, '$1');
}
