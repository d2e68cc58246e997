import type { ArgumentFacts, Rewriter } from '../../src/types';
import { keysOf } from './options';

/**
 * `fs.readFileSync(0)` → `readDescriptor(0)`, also for variables named like descriptors; a path keeps the form of the
 * row.
 */
export const byDescriptor: Rewriter = ({ args: [file] }) =>
  mayBeDescriptor(file) ? { async: 'readDescriptor', via: 'helper' } : undefined;

function mayBeDescriptor(file: ArgumentFacts | undefined): boolean {
  return file !== undefined && (file.kind === 'number' || /(?:^|[a-z_.])(?:fd|Fd|descriptor)$/.test(file.text));
}

/** The promise form lists subfolders in another order; the callback form and the helper do not. */
export const inOrder: Rewriter = ({ args: [, options] }, _text, { via }) =>
  via === 'promises' && mayRecurse(options) ? { via: 'promisify' } : undefined;

// No form supports buffers; the callback form would end the process.
function mayRecurse(options: ArgumentFacts | undefined): boolean {
  if (!options || options.kind === 'string') return false;
  if (options.kind !== 'object') return true;
  return keysOf(options).some((key) => key === 'recursive' || key === '...') && !/['"]buffer['"]/.test(options.text);
}

/** `fs.readSync(fd, buffer, 0, 10)` → `read(fd, buffer, 0, 10, null)`: the callback form needs the position. */
export const withPosition: Rewriter = ({ args }) => {
  const { end } = args[args.length - 1]?.span ?? { end: 0 };
  return args.length === 4 ? { edits: [{ span: { start: end, end }, text: ', null' }] } : undefined;
};

/** With the number of arguments that bytes take, the data may still be a string, which the synchronous call accepts. */
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
