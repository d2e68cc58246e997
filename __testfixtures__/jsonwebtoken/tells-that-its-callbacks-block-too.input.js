const jwt = require('jsonwebtoken');

async function main(path) {
  jwt.sign({ path }, 'secret', (error, token) => console.log(error, token)); // stays: looks-asynchronous
  return jwt.verify(path, 'secret') || jwt.decode(path); // stays: looks-asynchronous
}

main('a');
