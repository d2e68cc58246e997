const { Store, Shelf } = require('../store');

beforeEach(() => {
  Store.title = jest.fn().mockReturnValue('title');
  Store.mark = () => 'mark';
});

test('has a title', () => {
  expect(Store.title('a')).toBe('title');
  expect(Store.mark('a')).toBe('mark');
});

test('has a label', () => {
  Store.label = jest.fn().mockReturnValue('label');
  expect(Store.label('a')).toBe('label');
});

test('lists books', () => {
  const shelf = new Shelf('books');
  shelf.list = jest.fn().mockReturnValue([]);
  expect(shelf.list()).toEqual([]);
});
