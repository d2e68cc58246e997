// What begins where a keyword, or a part under a lock, ends.
const express = require('express');
const fs = require('fs');
const { Hono } = require('hono');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

// prettier-ignore
const once = (make) => {let made;return async ()=>exclusive('made', async () => made||(made=await make()))};
const titleOf = once(async () => fs.promises.readFile('title.txt', 'utf8'));

app.get('/title', async (req, res) => {
  res.send(await titleOf());
});

const places = new Hono();

// prettier-ignore
places.post('/', async (c) => {const outcome = await exclusive('place.json', async () => {
  const place=JSON.parse(await fs.promises.readFile('place.json','utf8'));if(place.free===0)return { result: c.text('full',409) };place.free--;await writeFileAtomic('place.json',JSON.stringify(place));if(c.req.query('all')){place.seen=true}
  return undefined;
});
if (outcome) return outcome.result;return c.text('yours')});

module.exports = places;
app.listen(3000);
