const fs = require('fs');
const express = require('express');
const rateLimit = require('express-rate-limit');

const app = express();
app.use(rateLimit({ skip: (req) => fs.existsSync(`trusted/${req.ip}`) })); // stays: framework-sync
app.get('/', (req, res) => res.end('x'));
app.listen(3000);
