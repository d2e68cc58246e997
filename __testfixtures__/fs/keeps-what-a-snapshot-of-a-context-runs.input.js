const fs = require('fs');
const express = require('express');
const { AsyncLocalStorage } = require('node:async_hooks');

const app = express();

// It calls what it gets, in the context of now.
const enter = AsyncLocalStorage.snapshot();

app.get('/drafts/:name', (req, res) => {
  enter(() => res.send(fs.readFileSync(req.params.name, 'utf8'))); // stays: unknown-callback
});

app.listen(3000);
