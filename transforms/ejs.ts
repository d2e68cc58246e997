import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://ejs.co – renderFile reads with openSync and readSync whatever form it has. */
export const ejs = defineModule('ejs', [
  {
    sync: 'renderFile',
    async: '',
    via: 'none',
    notice: 'looks-asynchronous',
    why: 'ejs reads templates synchronously, even with a callback or a promise',
    advice: 'Turn its `cache` on, so that each template is read once.',
    at: ['ejs.renderFile', 'ejs.__express'],
  },
]);

export default asTransform([ejs]);
