const express = require('express');
const { Stack } = require('./stack');

const app = express();

app.get('/stacks', async (req, res) => {
  const texts = [];
  for (const stack of Stack.all().values()) texts.push(await stack.text());
  res.json(texts);
});

app.listen(3000);
