import { equal } from 'assert';
import { size } from '../size';

declare let describe: any;
declare const it: any;
const plain = describe;
describe = (name: string, body: () => void) => plain(`all of ${name}`, body);

describe('size', () => {
  describe = plain;

  it('is that of the file', async () => {
    equal(await size(__filename) > 100, true);
  });
});
