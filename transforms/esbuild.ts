import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://esbuild.github.io/api/ – the work is done in another process; the Sync forms wait for it. */
export const esbuild = defineModule(
  'esbuild',
  ['build', 'transform', 'formatMessages', 'analyzeMetafile'].map((name) => ({
    sync: `${name}Sync`,
    async: name,
    via: 'own',
    effect: 'none',
  })),
);

export default asTransform([esbuild]);
