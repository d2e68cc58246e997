jest.mock('../store');

test('loads a note', () => {
  const { load } = jest.requireActual('../store');
  expect(load('welcome')).toBe('Welcome');
});
