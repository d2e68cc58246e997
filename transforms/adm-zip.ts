import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { MethodRow } from '../src/types';

const AT_ONCE = {
  async: '',
  via: 'none',
  why: 'adm-zip packs and unpacks on the main thread',
  advice: 'Use yauzl or archiver, which work in streams.',
} as const;

/** https://github.com/cthackers/adm-zip – reads and writes archives synchronously. */
export const admZip = defineModule('adm-zip', [
  { ...AT_ONCE, sync: 'default', constructed: true, when: ({ args }) => args.length > 0 },
  ...['extractAllTo', 'extractEntryTo', 'writeZip', 'addLocalFile', 'addLocalFolder'].map((name): MethodRow => ({
    ...AT_ONCE,
    sync: name,
    at: [`adm-zip().${name}`],
  })),
  // With a callback it packs entry by entry.
  { ...AT_ONCE, sync: 'toBuffer', blockingArgs: 0, at: ['adm-zip().toBuffer'] },
]);

export default asTransform([admZip]);
