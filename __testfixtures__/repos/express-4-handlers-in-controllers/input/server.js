const express = require('express');
const notes = require('./routes/notes');

const app = express();
app.use('/notes', notes);
app.listen(process.env.PORT || 3000);
