const { readText } = require('../../lib/files');

module.exports = {
  inputs: { name: { type: 'string', required: true } },
  fn: async function ({ name }) {
    try {
      return JSON.parse(readText(`${name}.json`));
    } catch (error) {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }
  },
};
