const express = require('express');
const fs = require('fs');
const widgets = require('widgets');

// Whether, and when, a package calls what it is given in an object, nobody knows.
widgets.register({ handler: () => fs.readFileSync('handler') }); // found: unknown
widgets.registerAll([{ render: () => fs.readFileSync('render') }]); // found: unknown
new widgets.Widget({ run: () => work('run') });
widgets.start(() => fs.readFileSync('start')); // found: startup

function work(name) {
  return fs.readFileSync(name); // found: unknown
}

// Nobody is given this.
const own = { handler: () => fs.readFileSync('own') }; // found: unreachable
console.log(Object.keys(own).length);

const app = express();
app.get('/', (req, res) => res.end());
app.listen(3000);
