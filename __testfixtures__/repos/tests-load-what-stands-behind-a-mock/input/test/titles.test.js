const { titleOf } = require('../titles');

// The clock does not wait for what its callbacks promise.
test('loads a title in time', () => {
  jest.useFakeTimers();
  let title;
  setTimeout(() => {
    title = titleOf('welcome');
  }, 50);
  jest.advanceTimersByTime(50);
  expect(title).toBe('Welcome');
});

test('loads a title at last', (done) => {
  setTimeout(() => {
    expect(titleOf('welcome')).toBe('Welcome');
    done();
  }, 50);
});
