jest.mock('../store');

test('loads a note', async () => {
  const { load } = jest.requireActual('../store');
  expect(await load('welcome')).toBe('Welcome');
});
