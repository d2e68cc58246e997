const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const app = express();

app.post('/a', (req, res, next) => {
  const data = JSON.parse(fs.readFileSync('a.json', 'utf8')); // stays: needs-review
  Promise.resolve()
    .then(() => {
      data.n++;
      fs.writeFileSync('a.json', JSON.stringify(data)); // stays: needs-review
      res.send(String(data.n));
    })
    .catch(next);
});
app.post('/b', (req, res, next) => {
  const data = JSON.parse(fs.readFileSync('b.json', 'utf8')); // stays: needs-review
  process.nextTick(() => {
    data.n++;
    fs.writeFileSync('b.json', JSON.stringify(data)); // stays: needs-review
    res.send(String(data.n));
  });
});
async function save(data) {
  fs.writeFileSync('c.json', JSON.stringify(data)); // stays: needs-review
}
app.post('/c', (req, res, next) => {
  const data = JSON.parse(fs.readFileSync('c.json', 'utf8')); // stays: needs-review
  data.n++;
  save(data).then(() => res.send(String(data.n)), next);
});
async function store(data) {
  fs.writeFileSync('d.json', JSON.stringify(data)); // stays: needs-review
}
app.post('/d', (req, res, next) => {
  const data = JSON.parse(fs.readFileSync('d.json', 'utf8')); // stays: needs-review
  data.n++;
  store(data);
  res.send('ok');
});
const load = () => JSON.parse(fs.readFileSync('e.json', 'utf8')); // stays: needs-review
app.post('/e', (req, res, next) => {
  new Promise((resolve) => resolve(load())).then((data) => {
    data.n++;
    fs.writeFileSync('e.json', JSON.stringify(data)); // stays: needs-review
    res.send(String(data.n));
  }, next);
});
app.post('/f', (req, res, next) => {
  const data = JSON.parse(fs.readFileSync('f.json', 'utf8')); // stays: needs-review
  Promise.resolve()
    .then(() => {
      data.n++;
      return data;
    })
    .then((one) => {
      fs.writeFileSync('f.json', JSON.stringify(one)); // stays: needs-review
      res.send(String(data.n));
    })
    .catch(next);
});

const store = {
  load: async () => JSON.parse(fs.readFileSync('i.json', 'utf8')), // stays: needs-review
  save: async (data) => {
    fs.writeFileSync('i.json', JSON.stringify(data)); // stays: needs-review
  },
};
app.post('/i', (req, res, next) =>
  store
    .load()
    .then((data) => {
      data.n++;
      return store.save(data);
    })
    .then(() => res.send('ok'))
    .catch(next),
);
function change(edit, done) {
  const data = JSON.parse(fs.readFileSync('j.json', 'utf8')); // stays: needs-review
  edit(data, () => {
    fs.writeFileSync('j.json', JSON.stringify(data)); // stays: needs-review
    done(data);
  });
}
app.post('/j', (req, res) =>
  change(
    (data, edited) => {
      data.n++;
      process.nextTick(edited);
    },
    (data) => res.send(String(data.n)),
  ),
);
app.post('/g', async (req, res, next) => {
  try {
    await exclusive('g.json', async () => {
      const data = JSON.parse(await fs.promises.readFile('g.json', 'utf8'));
      await null;
      data.n++;
      await writeFileAtomic('g.json', JSON.stringify(data));
      res.send(String(data.n));
    });
  } catch (error) {
    next(error);
  }
});
app.get('/h', async (req, res, next) => {
  const data = JSON.parse(await fs.promises.readFile('h.json', 'utf8'));
  process.nextTick(async () => {
    await writeFileAtomic('last.json', JSON.stringify(data));
    res.send(String(data.n));
  });
});

module.exports = app;
