const path = require('path');
const express = require('express');

const root = path.dirname(process.argv[1]);
const app = express();
require(path.join(root, 'lib', 'routes'))(app);
app.listen(3000);
