import type { ArgumentRule, CallFacts, Rewriter, Rewriting } from '../../src/types';
import { keysOf } from './options';

/**
 * With `throws: false`, the synchronous call of `jsonfile` returns null for any error, the asynchronous one only for
 * invalid JSON.
 */
export const THROWS: ArgumentRule = {
  index: 1,
  kind: 'has-option',
  option: 'throws',
  why: 'with `throws`, the synchronous call returns null for a missing file, and the asynchronous one fails',
};

/** Only a literal shows whether the indentation is set. */
export const SPACES: ArgumentRule = {
  index: 1,
  kind: 'open-options',
  why: 'before version 4 of `jsonfile`, the module sets the indentation where the options do not',
};

/**
 * `jf.writeFileSync(file, value)` → `writeJsonAtomic(file, value, { spaces: jf.spaces })`: the object determines the
 * indentation; by default there is none.
 */
export const asModuleSays: Rewriter = (call, text) => {
  const { start, end } = call.member?.object ?? { start: 0, end: 0 };
  const rewriting = call.member && withSpaces(call, `${text.slice(start, end)}.spaces`);
  return rewriting && { ...rewriting, namesObject: true };
};

/** `fse.outputJsonSync(file, value)` → `outputJsonAtomic(file, value, { spaces: 2 })`, whatever the module says. */
export const byTwo: Rewriter = (call) => withSpaces(call, '2');

function withSpaces({ args: [, value, options] }: CallFacts, spaces: string): Rewriting | undefined {
  const keys = keysOf(options);
  if (!value || keys.includes('spaces')) return undefined;
  const at = options ? options.span.start + 1 : value.span.end;
  const setting = `spaces: ${spaces}`;
  const text = options ? ` ${setting}${keys.length > 0 ? ',' : ' '}` : `, { ${setting} }`;
  return { edits: [{ span: { start: at, end: at }, text }] };
}
