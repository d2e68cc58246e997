import { gzipSync } from 'zlib';
import type { InputType } from 'zlib';

/** What is to be packed or unpacked, as it is; throws as the sync calls do where it is nothing, of which the others make something. */
export function zlibInput<Input extends InputType>(input: Input): Input {
  const isInput = typeof input === 'string' || ArrayBuffer.isView(input) || (input as unknown) instanceof ArrayBuffer;
  if (!isInput) gzipSync(input);
  return input;
}
