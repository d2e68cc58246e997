import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/**
 * https://github.com/fivdi/onoff – a pin is a file of the kernel; without a callback, `read` and `write` return
 * promises.
 */
export const onoff = defineModule('onoff', [
  {
    sync: 'Gpio.readSync',
    async: 'read',
    via: 'method',
    effect: 'none',
    versions: '>=5',
    at: ['onoff.Gpio().readSync'],
  },
  {
    sync: 'Gpio.writeSync',
    async: 'write',
    via: 'method',
    effect: 'none',
    versions: '>=5',
    at: ['onoff.Gpio().writeSync'],
  },
]);

export default asTransform([onoff]);
