const express = require('express');
const fs = require('fs');

const app = express();

function note(line) {
  fs.appendFileSync('sent.log', line); // found: request GET /
}

app.use((req, res, next) => {
  const { end, json } = res;
  res.json = function (body) {
    note(`${Object.keys(body)}\n`);
    return json.call(this, body);
  };
  res.end = (...args) => {
    fs.writeFileSync('last.txt', req.url); // found: request res.end
    return end.apply(res, args);
  };
  // The program asks for it by its own name, and nobody does.
  res.notes = () => fs.readdirSync('notes'); // found: unreachable
  next();
});

app.get('/', (req, res) => res.json({ isUp: true }));

app.listen(3000);
