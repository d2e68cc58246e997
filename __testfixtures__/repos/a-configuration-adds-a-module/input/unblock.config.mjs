import { defineConfig, defineModule } from 'unblock';

const thumbnailer = defineModule('thumbnailer', [
  { sync: 'shrink', async: 'shrinkLater', via: 'promisify', effect: 'read' },
  { sync: 'measure', async: '', via: 'none', why: 'the package has no other form' },
]);

export default defineConfig({ syncApis: [thumbnailer] });
