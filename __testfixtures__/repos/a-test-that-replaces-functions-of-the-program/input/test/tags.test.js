const tags = require('../tags');

it('has a tag', () => {
  tags.tag = jest.fn().mockReturnValue('new');
  expect(tags.tag('a')).toBe('new');
});
