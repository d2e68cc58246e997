// `util.inspect` and `console.log` call these, and use their results at once.
const express = require('express');
const fs = require('fs');
const util = require('util');
const { inspect } = util;

const custom = Symbol.for('nodejs.util.inspect.custom');
const app = express();

class Note {
  [util.inspect.custom]() {
    return fs.readFileSync('note.txt', 'utf8'); // stays: called-by-the-language
  }
}
class List {
  [custom]() {
    return fs.readFileSync('list.txt', 'utf8'); // stays: called-by-the-language
  }
}
function Page() {}
Page.prototype[inspect.custom] = function () {
  return fs.readFileSync('page.txt', 'utf8'); // stays: called-by-the-language
};

// Others only call it by its name.
const load = Symbol('load');

class Title {
  async [load]() {
    return fs.promises.readFile('title.txt', 'utf8');
  }
}

app.get('/shown', (req, res) => {
  res.send(util.inspect([new Note(), new List(), new Page()]));
});
app.get('/titles', async (req, res) => {
  res.send(await new Title()[load]());
});
app.listen(3000);
