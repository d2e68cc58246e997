const express = require('express');
const { Stack } = require('./stack');

const app = express();

app.get('/stacks', (req, res) => {
  const texts = [];
  for (const stack of Stack.all().values()) texts.push(stack.text());
  res.json(texts);
});

app.listen(3000);
