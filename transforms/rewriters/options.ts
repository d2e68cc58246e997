import type { ArgumentFacts, CallFacts, Rewriter } from '../../src/types';

/** The keys of an argument that is an object literal; a spread is `...`. */
export function keysOf(arg: ArgumentFacts | undefined): readonly string[] {
  return arg?.kind === 'object' ? (arg.keys ?? []) : [];
}

/** Whether a literal among the arguments sets this option to true. */
export function saysTrue(call: CallFacts, option: string): boolean {
  return call.args.some((arg) => keysOf(arg).includes(option) && settingOf(option).test(arg.text));
}

/** Takes `option: true` out of the literal that has it. */
export function without(option: string): Rewriter {
  return (call, text) => {
    const arg = call.args.find((candidate) => keysOf(candidate).includes(option));
    const found = arg && settingOf(option).exec(text.slice(arg.span.start, arg.span.end));
    if (!arg || !found) return undefined;
    const start = arg.span.start + found.index;
    return { edits: [{ span: { start, end: start + found[0].length }, text: '' }] };
  };
}

// Matches: `sync: true` with its comma: the whole line where it has one, else with what is after it, else with what is before
function settingOf(option: string): RegExp {
  const setting = `(?<![\\w$.])${option}\\s*:\\s*true`;
  const ways = [
    `\\r?\\n[ \\t]*${setting}[ \\t]*,?(?=[ \\t]*\\r?\\n)`,
    `${setting}\\s*,\\s*`,
    `,?\\s*${setting}(?=\\s*\\})`,
  ];
  return new RegExp(ways.join('|'));
}
