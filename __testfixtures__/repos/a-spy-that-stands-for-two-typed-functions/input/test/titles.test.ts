import { expect, it, vi } from 'vitest';
import * as titles from '../src/titles';

it('gives what is said of one or the other', () => {
  let spy = vi.spyOn(titles, 'title');
  if (process.env.SHORT) spy = vi.spyOn(titles, 'short');
  spy.mockReturnValue('T');
  expect(titles.title('a') + titles.short('a')).toContain('T');
});
