import { editedPath } from '../../src/graph/calls/text-edits';

const cutAtEnd = { method: 'slice', args: [0, -1] };

test('what cuts off the end of a path leaves the rest', () => {
  expect(editedPath('data/notes/', cutAtEnd)).toBe('data/notes');
});

test('nothing is cut off the name of a folder that is not known', () => {
  expect(editedPath('<?this.cachePath@lib:cache.js>', cutAtEnd)).toBe('**');
});
