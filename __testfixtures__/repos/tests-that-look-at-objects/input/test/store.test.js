import assert from 'assert';
import { describe, expect, it, vi } from 'vitest';
import { Store, countNames, listNames, makeStore, views } from '../lib/store.js';

// A matcher of our own calls what it is given.
expect.extend({
  toBeReady(received) {
    return { pass: received.isReady(), message: () => 'not ready' };
  },
});

describe('stores', () => {
  it('is one', () => {
    const store = makeStore();
    expect(store).toBeInstanceOf(Store);
    expect(store).not.toBe(makeStore());
    expect({ store }).toEqual({ store });
    expect(store).toBeReady();
    assert.notEqual(store, makeStore());
    expect(views).toBeDefined();
    vi.mocked(listNames);
    expect(listNames).toBeTypeOf('function');
    expect(countNames).toThrow();
    const both = Object.assign({ name: 'ada' });
    const older = Object.assign({ age: 36 }, both);
    expect(Object.assign(both, older)).toHaveProperty('age');
  });
});
