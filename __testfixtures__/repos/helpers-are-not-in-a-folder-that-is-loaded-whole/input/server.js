const fs = require('fs');
const path = require('path');
const express = require('express');

const app = express();
for (const name of fs.readdirSync(path.join(__dirname, 'routes'))) require(`./routes/${name}`)(app);

app.listen(3000);
