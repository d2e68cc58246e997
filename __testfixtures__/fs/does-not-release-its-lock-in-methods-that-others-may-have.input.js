const express = require('express');
const fs = require('fs');
const host = require('host');

const app = express();

class Store {
  async save(line) {
    await fetch('http://saved');
    fs.appendFileSync('a.log', line); // stays: needs-review
  }
}

// The store may be one of a package, whose `save` may wait for another request.
class Lines {
  store = process.env.STORE ? require(process.env.STORE) : new Store();

  async add(line) {
    const lines = fs.readFileSync('a.log', 'utf8'); // stays: needs-review
    if (lines.length > 10) await this.store.save(line);
    fs.writeFileSync('a.log', lines + line); // stays: needs-review
  }
}

const lines = process.env.LINES ? require(process.env.LINES) : new Lines();

app.post('/lines', async (req, res) => {
  await lines.add(req.body);
  res.end();
});

// A package may extend the class, with another `tell`.
class News {
  async add(line) {
    const news = fs.readFileSync('b.log', 'utf8'); // stays: needs-review
    if (news.length > 10) await this.tell(line);
    fs.writeFileSync('b.log', news + line); // stays: needs-review
  }

  async tell(line) {
    await fetch('http://told');
    fs.appendFileSync('b.log', line); // stays: needs-review
  }
}

const Hosted = host(News);
const news = process.env.NEWS ? new Hosted() : new News();

app.post('/news', async (req, res) => {
  await news.add(req.body);
  res.end();
});

// The method may be another one.
class Notes {
  async add(line) {
    const notes = fs.readFileSync('c.log', 'utf8'); // stays: needs-review
    if (notes.length > 10) await this.tell(line);
    fs.writeFileSync('c.log', notes + line); // stays: needs-review
  }

  async tell(line) {
    await fetch('http://told');
    fs.appendFileSync('c.log', line); // stays: needs-review
  }
}

const notes = new Notes();
if (process.env.TELL) notes.tell = require(process.env.TELL);

app.post('/notes', async (req, res) => {
  await notes.add(req.body);
  res.end();
});

app.listen(3000);
