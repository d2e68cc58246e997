import sinon from 'sinon';
import { afterEach, expect, it, vi } from 'vitest';
import { Service } from '../src/service';
import * as storeModule from '../src/store';
import type { Shelf, Store } from '../src/store';

const fake: Store = { load: async () => 'text' };
const mocked: Store = { load: vi.fn(async () => 'text') };
const shelf: Shelf = { load: (name) => name };

afterEach(() => sinon.restore());

it('shows a note', async () => {
  vi.spyOn(storeModule, 'title').mockResolvedValue('T');
  expect(await new Service(fake, shelf).show('a')).toBe('aTtext');
});

it('shows what a mock gives', async () => {
  sinon.stub(storeModule, 'title').withArgs('a').resolves('T').withArgs('b').resolves('U');
  expect(await new Service(mocked).show('b')).toBe('bUtext');
});

it('shows what two calls give, one after the other', async () => {
  vi.spyOn(storeModule, 'title').mockImplementation(async (name) => name);
  const store = new storeModule.FileStore();
  vi.spyOn(store, 'load').mockResolvedValueOnce('x').mockResolvedValueOnce('y');
  const service = new Service(store);
  expect(await service.show('a')).toBe('aax');
  expect(await service.show('b')).toBe('bby');
});

it('shows what is replaced under a name', async () => {
  const spy = vi.spyOn(storeModule, 'title');
  spy.mockResolvedValue('a');
  vi.mocked(storeModule.title).mockImplementationOnce(async () => 'b');
  vi.spyOn(storeModule.FileStore.prototype, 'load').mockResolvedValue('q');
  expect(await new Service(new storeModule.FileStore()).show('a')).toBe('abq');
});

it('keeps what is said of functions that stay', () => {
  vi.spyOn(storeModule, 'short').mockReturnValue('s');
  sinon.stub(shelf, 'load').returns('s');
  expect(storeModule.short(shelf.load('a'))).toBe('s');
});
