const fs = require('fs');

module.exports = async function (fastify) {
  fastify.get('/', async () => fs.readFileSync('notes.txt', 'utf8')); // found: request GET /notes
};
