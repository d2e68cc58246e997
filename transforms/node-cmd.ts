import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/RIAEvangelist/node-cmd – runs a shell; synchronously from version 4 on. */
export const nodeCmd = defineModule('node-cmd', [
  {
    sync: 'runSync',
    async: '',
    via: 'none',
    runs: 'line',
    versions: '>=4',
    why: 'it returns an error where its asynchronous form calls back with one',
    advice: 'Use `cmd.run(command, callback)`, or `child_process.exec`, promisified.',
  },
]);

export default asTransform([nodeCmd]);
