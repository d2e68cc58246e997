const express = require('express');
const fs = require('fs');
const db = require('lowdb')('db.json');
const { exclusive } = require('./unblock-helpers');

const app = express();
app.get('/', async (req, res) => {
  return exclusive('db', async () => {
    let chain = db.get('posts');
    if (req.query.a) chain = chain.filter(req.query.a);
    if (req.query.b) chain = chain.orderBy(req.query.b);
    if (req.query.c) chain = chain.slice(0, 10);
    if (req.query.d) chain = chain.map((post) => post.title);
    if (req.query.e) chain = chain.reverse();
    if (req.query.f) chain = chain.take(5);
    if (req.query.g) chain = chain.drop(5);
    if (req.query.h) chain = chain.uniq();
    if (req.query.i) chain = chain.flatten();
    if (req.query.j) chain = chain.compact();
    res.send((await fs.promises.readFile('page.html', 'utf8')).replace('LIST', chain.value()));
  });
});
app.listen(3000);
