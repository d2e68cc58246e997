import { gzipSync } from 'zlib';
import type { InputType } from 'zlib';

/**
 * Checks the input of a zlib call, and returns it. For an invalid one it throws
 * as the synchronous calls do; the others would accept some of those.
 */
export function zlibInput<Input extends InputType>(input: Input): Input {
  const isInput = typeof input === 'string' || ArrayBuffer.isView(input) || (input as unknown) instanceof ArrayBuffer;
  if (!isInput) gzipSync(input);
  return input;
}
