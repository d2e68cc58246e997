const express = require('express');
const mockFiles = require('..');

const app = express();
app.use('/api', mockFiles('mocks'));
app.listen(3000);
