import { expect, it } from 'vitest';
import { Limiter } from '../src/limits';

it('allows what is below the limit', () => {
  expect(new Limiter(() => 3).allows(2)).toBe(true);
});
