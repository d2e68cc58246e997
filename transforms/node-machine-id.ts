import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

/** https://github.com/automation-stack/node-machine-id – runs a program of the system. */
export const nodeMachineId = defineModule('node-machine-id', [
  { sync: 'machineIdSync', async: 'machineId', via: 'own', effect: 'none' },
]);

export default asTransform([nodeMachineId]);
