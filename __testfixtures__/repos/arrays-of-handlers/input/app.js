const express = require('express');
const { guards, show } = require('./guards');

const app = express();
app.get('/notes/:id', guards, [show]);
app.post('/notes', ...guards, (req, res) => res.end());
for (const handler of guards) app.use('/admin', handler);
app.listen(3000);
