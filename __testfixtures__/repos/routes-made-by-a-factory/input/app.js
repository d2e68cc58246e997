const express = require('express');

const app = express();
app.use('/notes', require('./routes')({ dir: 'notes' }));
require('./admin')(app);
app.listen(3000);
