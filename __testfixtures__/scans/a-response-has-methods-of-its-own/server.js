const express = require('express');
const fs = require('fs');
const flows = require('flows');

const app = express();

// What nodes send, no response does, although nobody knows what either is.
function Node() {
  const node = this;
  node.send = function (message) {
    fs.writeFileSync(`flows/${message.id}.json`, JSON.stringify(message)); // found: unreachable
  };
}

Node.call(flows.make(), {});

app.get('/notes', (req, res) => {
  res.send('notes');
});

// What the program gives to responses, they do.
app.use((req, res, next) => {
  const answer = res;
  answer.render = function (name) {
    res.end(fs.readFileSync(`views/${name}.html`, 'utf8')); // found: request GET /page
  };
  next();
});

app.get('/page', (req, res) => {
  res.render('page');
});

// So do those that it makes.
class Answer {
  json(data) {
    fs.appendFileSync('answers.log', JSON.stringify(data)); // found: request GET /answer
  }
}

const told = (res) => res.json({ told: true });

app.get('/answer', (req, res) => {
  told(new Answer());
  res.end();
});

app.listen(3000);
