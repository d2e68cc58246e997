const CONVERTERS = {
  '.txt': './convert/as-text.js',
  '.sheet': './convert/as-sheet.js',
};

module.exports = { CONVERTERS };
