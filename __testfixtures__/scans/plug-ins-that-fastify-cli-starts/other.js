const fs = require('fs');

module.exports = async function (fastify) {
  fastify.get('/', async () => fs.readFileSync('other.txt', 'utf8')); // found: unreachable
};
