import sinon from 'sinon';
import { afterEach, expect, it, vi } from 'vitest';
import { Service } from '../src/service';
import * as storeModule from '../src/store';
import type { Shelf, Store } from '../src/store';

const fake: Store = { load: () => 'text' };
const mocked: Store = { load: vi.fn(() => 'text') };
const shelf: Shelf = { load: (name) => name };

afterEach(() => sinon.restore());

it('shows a note', () => {
  vi.spyOn(storeModule, 'title').mockReturnValue('T');
  expect(new Service(fake, shelf).show('a')).toBe('aTtext');
});

it('shows what a mock gives', () => {
  sinon.stub(storeModule, 'title').withArgs('a').returns('T').withArgs('b').returns('U');
  expect(new Service(mocked).show('b')).toBe('bUtext');
});

it('shows what two calls give, one after the other', () => {
  vi.spyOn(storeModule, 'title').mockImplementation((name) => name);
  const store = new storeModule.FileStore();
  vi.spyOn(store, 'load').mockReturnValueOnce('x').mockReturnValueOnce('y');
  const service = new Service(store);
  expect(service.show('a')).toBe('aax');
  expect(service.show('b')).toBe('bby');
});

it('shows what is replaced under a name', () => {
  const spy = vi.spyOn(storeModule, 'title');
  spy.mockReturnValue('a');
  vi.mocked(storeModule.title).mockImplementationOnce(() => 'b');
  vi.spyOn(storeModule.FileStore.prototype, 'load').mockReturnValue('q');
  expect(new Service(new storeModule.FileStore()).show('a')).toBe('abq');
});

it('keeps what is said of functions that stay', () => {
  vi.spyOn(storeModule, 'short').mockReturnValue('s');
  sinon.stub(shelf, 'load').returns('s');
  expect(storeModule.short(shelf.load('a'))).toBe('s');
});
