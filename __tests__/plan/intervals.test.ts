import { Intervals } from '../../src/plan/propagation/intervals';

const BOUNDARIES = [40, 10, 10, 25];

test('offsets have the same number when no boundary is between them', () => {
  const intervals = new Intervals(BOUNDARIES);
  expect([-1, 0, 9].map((offset) => intervals.of(offset))).toEqual([0, 0, 0]);
  expect([11, 24].map((offset) => intervals.of(offset))).toEqual([2, 2]);
  expect([41, Infinity].map((offset) => intervals.of(offset))).toEqual([6, 6]);
});

test('a boundary has a number of its own, and all numbers are below the size', () => {
  const intervals = new Intervals(BOUNDARIES);
  expect([10, 25, 40].map((offset) => intervals.of(offset))).toEqual([1, 3, 5]);
  expect(intervals.size).toBe(7);
});

test('without boundaries, all offsets are the same', () => {
  const intervals = new Intervals([]);
  expect([intervals.of(-1), intervals.of(Infinity), intervals.size]).toEqual([0, 0, 1]);
});
