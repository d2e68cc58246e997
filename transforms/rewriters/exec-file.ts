import type { ArgumentFacts, CallFacts, Edit, Rewriter } from '../../src/types';
import { splitCommand, type CommandPart } from './shell-words';

/** Placeholder for a value of the template; they keep their order. */
const HOLE = '\0';
/** On Windows these are scripts, which only a shell can start. */
const SHIMS = new Set(['npm', 'npx', 'yarn', 'pnpm', 'tsc', 'eslint', 'ng', 'vue', 'gulp', 'grunt']);

/**
 * `execSync(command, options)` → `execWords(file, args, options)` if the command can be split safely, which saves a
 * shell and passes quoted values unchanged. Undefined leaves it to the shell: operators, globs, builtins, unquoted
 * values, or options that name a shell.
 */
export const execFileRewriter: Rewriter = (call, text) => {
  const [command, options] = call.args;
  const parts = command && partsOf(command);
  const split = parts && !mayNameShell(options) ? splitCommand(parts) : undefined;
  if (!split || SHIMS.has(split.program)) return undefined;
  const quote = text.split('"').length > text.split("'").length ? '"' : "'";
  const args = split.args.map((arg) => argumentText(arg, quote));
  const texts = `${literal(split.program, quote)}, [${args.join(', ')}]`.split(HOLE);
  return { async: 'execWords', edits: aroundHoles(command, texts) };
};

/** Puts new text around the values that a command's template holds; `texts` has one more entry than there are values. */
function aroundHoles(command: ArgumentFacts, texts: readonly string[]): Edit[] {
  const holes = (command.parts ?? []).flatMap((part) => ('hole' in part ? [part.hole] : []));
  return texts.map((text, index) => ({
    span: { start: holes[index - 1]?.end ?? command.span.start, end: holes[index]?.start ?? command.span.end },
    text,
  }));
}

function partsOf(command: ArgumentFacts): CommandPart[] | undefined {
  if (command.kind === 'string') return [{ kind: 'text', text: command.value ?? '' }];
  // A shell takes the escapes out again.
  if (command.parts?.some((part) => 'hole' in part && part.prepared)) return undefined;
  let index = 0;
  return command.parts?.map((part) =>
    'text' in part ? { kind: 'text', text: part.text } : { kind: 'hole', index: index++, quoteSafe: part.harmless },
  );
}

// An `argv0` would be the shell's.
function mayNameShell(options: CallFacts['args'][number] | undefined): boolean {
  if (!options) return false;
  return options.kind !== 'object' || (options.keys ?? []).some((key) => ['shell', 'argv0', '...'].includes(key));
}

function argumentText(parts: readonly CommandPart[], quote: string): string {
  const [only] = parts;
  if (parts.length === 0) return `${quote}${quote}`;
  if (parts.length === 1 && only.kind === 'text') return literal(only.text, quote);
  // A template converts every value to a string, as the shell command did.
  return `\`${parts.map((part) => (part.kind === 'text' ? escapeTemplate(part.text) : `\${${HOLE}}`)).join('')}\``;
}

function literal(text: string, quote: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return quote === '"' ? `"${inner}"` : `'${inner.replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

function escapeTemplate(text: string): string {
  return text.replace(/[\\`]|\$\{/g, '\\$&');
}
