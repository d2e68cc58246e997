// What begins where a keyword, or a part under a lock, ends.
const express = require('express');
const fs = require('fs');
const { Hono } = require('hono');

const app = express();

// prettier-ignore
const once = (make) => {let made;return()=>made||(made=make())};
const titleOf = once(() => fs.readFileSync('title.txt', 'utf8'));

app.get('/title', (req, res) => {
  res.send(titleOf());
});

const places = new Hono();

// prettier-ignore
places.post('/', (c) => {const place=JSON.parse(fs.readFileSync('place.json','utf8'));if(place.free===0)return c.text('full',409);place.free--;fs.writeFileSync('place.json',JSON.stringify(place));if(c.req.query('all')){place.seen=true}return c.text('yours')});

module.exports = places;
app.listen(3000);
