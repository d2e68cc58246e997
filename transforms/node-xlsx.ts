import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const AT_ONCE = {
  async: '',
  via: 'none',
  why: 'node-xlsx reads and parses on the main thread',
  advice: 'Read the file with fs.promises and parse it in a worker thread.',
} as const;

/** https://github.com/mgcrea/node-xlsx – takes a path or the content of a file. */
export const nodeXlsx = defineModule('node-xlsx', [
  { ...AT_ONCE, sync: 'parse', at: ['node-xlsx.parse', 'node-xlsx.default.parse'] },
  { ...AT_ONCE, sync: 'parseMetadata', at: ['node-xlsx.parseMetadata', 'node-xlsx.default.parseMetadata'] },
]);

export default asTransform([nodeXlsx]);
