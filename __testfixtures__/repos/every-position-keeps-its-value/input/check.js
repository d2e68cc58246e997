const notes = require('./notes');

(async () => {
  for (const name of Object.keys(notes)) console.log(name, JSON.stringify(await notes[name]('given')));
})();
