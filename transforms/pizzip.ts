import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const AT_ONCE = {
  async: '',
  via: 'none',
  why: 'pizzip packs and unpacks on the main thread',
  advice: 'Use JSZip, whose functions return promises and work in pieces, or a worker thread.',
} as const;

/** https://github.com/open-xml-templating/pizzip – entries are unpacked when they are read; opening an archive is quick. */
export const pizzip = defineModule('pizzip', [
  { ...AT_ONCE, sync: 'generate', at: ['pizzip().generate'] },
  ...['asText', 'asBinary', 'asNodeBuffer', 'asUint8Array', 'asArrayBuffer'].map((sync) => ({
    ...AT_ONCE,
    sync,
    at: [`pizzip().file().${sync}`],
  })),
]);

export default asTransform([pizzip]);
