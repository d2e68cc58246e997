import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/**
 * https://github.com/image-size/image-size – until version 2 it takes a path; if it is given bytes, it never calls
 * back.
 */
export const imageSize = defineModule('image-size', [
  {
    sync: 'default',
    async: 'default',
    via: 'promisify',
    effect: 'read',
    versions: '<2',
    blockingArgs: 1,
    refuse: [{ index: 0, kind: 'maybe-bytes', why: 'given bytes instead of a path, it would never settle' }],
    at: ['image-size', 'image-size.imageSize', 'image-size.default'],
  },
]);

export default asTransform([imageSize]);
