const express = require('express');

const app = express();

app.use('/notes', require('./routes/notes'));
app.use('/trash', require('./routes/trash'));
app.use('/old', require('./routes/old'));

app.listen(3000);
