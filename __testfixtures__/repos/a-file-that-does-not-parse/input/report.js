const loadNote = require('./store');

console.log(loadNote('a');
