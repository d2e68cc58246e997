import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const TAGS = {
  async: '',
  via: 'none',
  why: 'node-id3 returns an error where the promise rejects',
  advice: 'Use the functions of `NodeID3.Promise`, and handle their rejection.',
} as const;

/** https://github.com/Zazama/node-id3 – synchronous without a callback. */
export const nodeId3 = defineModule('node-id3', [
  { ...TAGS, sync: 'write', effect: 'write', paths: [1], blockingArgs: 2 },
  { ...TAGS, sync: 'update', effect: 'write', paths: [1], blockingArgs: 3 },
  { ...TAGS, sync: 'read', effect: 'read', blockingArgs: 2 },
  { ...TAGS, sync: 'removeTags', effect: 'write', blockingArgs: 1 },
]);

export default asTransform([nodeId3]);
