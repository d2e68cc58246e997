import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { MethodRow } from '../src/types';

/** https://github.com/cthackers/adm-zip – reads and writes archives at once. */
export const admZip = defineModule('adm-zip', [
  ...['extractAllTo', 'extractEntryTo', 'writeZip', 'addLocalFile', 'addLocalFolder'].map((name): MethodRow => ({
    sync: name,
    async: '',
    via: 'none',
    why: 'adm-zip packs and unpacks on the main thread',
    advice: 'Use yauzl or archiver, which work in streams.',
    at: [`adm-zip().${name}`],
  })),
]);

export default asTransform([admZip]);
