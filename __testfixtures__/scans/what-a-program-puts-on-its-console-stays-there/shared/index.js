const fs = require('fs');

// Whoever loads this has it.
console.warn = (...words) => {
  fs.appendFileSync('warnings.log', `${words.join(' ')}\n`); // found: request GET /users
};
