const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

function compose(stack) {
  return async (req, res) => {
    let at = 0;
    const next = async () => {
      return exclusive('notes.json', async () => {
        const step = stack[at++];
        if (step) await step(req, res, next);
      });
    };
    await next();
  };
}

let user;

const identify = async (req, res, next) => {
  return exclusive('notes.json', async () => {
    user = req.query.user;
    await next();
  });
};

const load = async (req, res, next) => {
  return exclusive('notes.json', async () => {
    req.notes = JSON.parse(await fs.promises.readFile('notes.json', 'utf8'));
    await next();
  });
};

const greet = async (req, res) => {
  const page = await fs.promises.readFile('page.html', 'utf8');
  res.send(page.replace('USER', user));
};

const add = async (req, res) => {
  req.notes.push(req.query.note);
  await writeFileAtomic('notes.json', JSON.stringify(req.notes));
  res.end();
};

// What each request has for itself needs no lock.
const tag = async (req, res, next) => {
  req.tag = req.query.tag;
  await next();
};

const showTag = async (req, res) => {
  const page = await fs.promises.readFile('page.html', 'utf8');
  res.send(page.replace('TAG', req.tag));
};

app.get('/greeting', compose([identify, greet]));
app.post('/notes', compose([load, add]));
app.get('/tags', compose([tag, showTag]));

app.listen(3000);
