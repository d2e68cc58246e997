import type { ArgumentFacts, Rewriter } from '../../src/types';
import { keysOf } from './options';

/** `fs.readFileSync(0)` → `readDescriptor(0)`, and so for what is called a descriptor; a path keeps the row's form. */
export const byDescriptor: Rewriter = ({ args: [file] }) =>
  mayBeDescriptor(file) ? { async: 'readDescriptor', via: 'helper' } : undefined;

function mayBeDescriptor(file: ArgumentFacts | undefined): boolean {
  return file !== undefined && (file.kind === 'number' || /(?:^|[a-z_.])(?:fd|Fd|descriptor)$/.test(file.text));
}

/** The promise form lists what is below in another order; the callback form and the helper do not. */
export const inOrder: Rewriter = ({ args: [, options] }, _text, { via }) =>
  via === 'promises' && mayRecurse(options) ? { via: 'promisify' } : undefined;

// With buffers no form can; the callback form ends the process then.
function mayRecurse(options: ArgumentFacts | undefined): boolean {
  if (!options || options.kind === 'string') return false;
  if (options.kind !== 'object') return true;
  return keysOf(options).some((key) => key === 'recursive' || key === '...') && !/['"]buffer['"]/.test(options.text);
}

/** `fs.readSync(fd, buffer, 0, 10)` → `read(fd, buffer, 0, 10, null)`: the callback form wants to be told where. */
export const withPosition: Rewriter = ({ args }) => {
  const { end } = args[args.length - 1]?.span ?? { end: 0 };
  return args.length === 4 ? { edits: [{ span: { start: end, end }, text: ', null' }] } : undefined;
};

/** With as many arguments as bytes take, a text may be meant, too: the sync call does not mind. */
export const ofAnyData: Rewriter = ({ args: [, data, ...rest] }) =>
  rest.length > 2 && !/^Buffer\.\w+\(/.test(data.text) ? { async: 'writePart', via: 'helper' } : undefined;

/** A call with options that may hold `throwIfNoEntry` takes the helper, which knows it; `bigint` alone does not need it. */
export function withOptions(helper: string): Rewriter {
  return ({ args: [, options] }) => {
    if (!options) return undefined;
    const keys = options.kind === 'object' ? (options.keys ?? []) : ['...'];
    return keys.every((key) => key === 'bigint') ? undefined : { async: helper, via: 'helper' };
  };
}
