import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { MethodRow } from '../src/types';

const AT_ONCE = {
  async: '',
  via: 'none',
  why: 'adm-zip packs and unpacks on the main thread',
  advice: 'Use yauzl or archiver, which work in streams.',
} as const;

const USES: Readonly<Record<string, Pick<MethodRow, 'effect' | 'paths' | 'folders'>>> = {
  extractAllTo: { effect: 'write', folders: true },
  extractEntryTo: { effect: 'write', paths: [1], folders: true },
  writeZip: { effect: 'write' },
  addLocalFile: { effect: 'read' },
  addLocalFolder: { effect: 'read', folders: true },
};

/** https://github.com/cthackers/adm-zip – reads and writes archives synchronously. */
export const admZip = defineModule('adm-zip', [
  { ...AT_ONCE, sync: 'default', constructed: true, effect: 'read', when: ({ args }) => args.length > 0 },
  ...Object.entries(USES).map(([sync, use]): MethodRow => ({ ...AT_ONCE, ...use, sync, at: [`adm-zip().${sync}`] })),
  // With a callback it packs entry by entry.
  { ...AT_ONCE, sync: 'toBuffer', blockingArgs: 0, at: ['adm-zip().toBuffer'] },
]);

export default asTransform([admZip]);
