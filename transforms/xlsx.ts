import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const READ = {
  async: '',
  via: 'none',
  effect: 'read',
  why: 'xlsx has no asynchronous way to read a file',
  advice: 'Parse in a worker thread, or at least `XLSX.read(await fs.promises.readFile(path))`.',
} as const;
const WRITE = {
  async: '',
  via: 'none',
  effect: 'write',
  paths: [1],
  why: 'xlsx puts the file together on the main thread',
  advice: 'Write in a worker thread, or at least `fs.promises.writeFile(path, XLSX.write(book, { type: "buffer" }))`.',
} as const;

/** https://docs.sheetjs.com – there is no readFileAsync, and parsing is always on the main thread. */
export const xlsx = defineModule('xlsx', [
  { ...READ, sync: 'readFile' },
  { ...READ, sync: 'readFileSync' },
  { ...WRITE, sync: 'writeFile' },
  { ...WRITE, sync: 'writeFileSync' },
  { ...WRITE, sync: 'writeFileXLSX' },
]);

export default asTransform([xlsx]);
