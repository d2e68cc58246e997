import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://nodejs.org/api/process.html */
export const processModule = defineModule('process', [
  {
    sync: 'loadEnvFile',
    async: '',
    via: 'none',
    hint: [/loadEnvFile/],
    why: 'it reads a file into the environment of the whole process',
    advice: 'Call it at start-up.',
  },
]);

export default asTransform([processModule]);
