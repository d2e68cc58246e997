const express = require('express');
const { show, logged, failed, byId } = require('./handlers');

const app = express();
app.use(logged);
app.param('id', byId);
app.get('/notes/:id', show);
app.use(failed);
app.listen(3000);
