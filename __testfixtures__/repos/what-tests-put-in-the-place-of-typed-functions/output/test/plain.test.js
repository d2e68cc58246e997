import { expect, it, vi } from 'vitest';
import { Service } from '../src/service';
import * as storeModule from '../src/store';

it('awaits what is no promise, too', async () => {
  vi.spyOn(storeModule, 'title').mockReturnValue('T');
  expect(await new Service({ load: () => 'text' }).show('a')).toBe('aTtext');
});
