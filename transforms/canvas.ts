import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { CallFacts } from '../src/types';

const ENCODES = {
  async: '',
  via: 'none',
  why: 'canvas has no form that returns a promise',
  advice: 'Give it a callback, first: `canvas.toBuffer((error, bytes) => …, "image/png")` works in the thread pool.',
} as const;
const CANVASES = ['canvas.createCanvas()', 'canvas.Canvas()', 'canvas()'];

// Matches: canvas.toBuffer('image/png'), but neither toBuffer(done, 'image/jpeg') nor toBuffer('raw'), a mere copy
function encodes({ args }: CallFacts): boolean {
  return hasNoCallback(args) && args[0]?.value !== 'raw';
}

/** Whether none of the arguments can be one. */
function hasNoCallback(args: CallFacts['args']): boolean {
  return args.every(({ kind }) => !['function', 'other', 'spread'].includes(kind));
}

/** https://github.com/Automattic/node-canvas – PNG and JPEG are packed on the main thread unless there is a callback. */
export const canvas = defineModule('canvas', [
  { ...ENCODES, sync: 'toBuffer', when: encodes, at: CANVASES.map((made) => `${made}.toBuffer`) },
  { ...ENCODES, sync: 'toDataURL', when: encodes, at: CANVASES.map((made) => `${made}.toDataURL`) },
]);

export default asTransform([canvas]);
