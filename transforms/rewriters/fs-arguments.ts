import type { ArgumentFacts, Rewriter } from '../../src/types';

/** `fs.readFileSync(0)` → `promisify(fs.readFile)(0)`, and so for what is called a descriptor; a path keeps the row's form. */
export const byDescriptor: Rewriter = ({ args: [file] }) => (mayBeDescriptor(file) ? { via: 'promisify' } : undefined);

function mayBeDescriptor(file: ArgumentFacts | undefined): boolean {
  return file !== undefined && (file.kind === 'number' || /(?:^|[a-z_.])(?:fd|Fd|descriptor)$/.test(file.text));
}

/** A call with options that may hold `throwIfNoEntry` takes the helper, which knows it; `bigint` alone does not need it. */
export function withOptions(helper: string): Rewriter {
  return ({ args: [, options] }) => {
    if (!options) return undefined;
    const keys = options.kind === 'object' ? (options.keys ?? []) : ['...'];
    return keys.every((key) => key === 'bigint') ? undefined : { async: helper, via: 'helper' };
  };
}
