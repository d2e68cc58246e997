import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/sass/node-sass – with a callback, `render` works in the thread pool. */
export const nodeSass = defineModule('node-sass', [
  {
    sync: 'renderSync',
    async: '',
    via: 'none',
    why: 'functions and importers among its options are called differently when it is asynchronous',
    advice: 'Compile when the app is built, or use `render` with a callback, which works in the thread pool.',
  },
]);

export default asTransform([nodeSass]);
