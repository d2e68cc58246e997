const fs = require('fs');
const path = require('path');
const pages = require('requireindex')(path.join(__dirname, 'pages'));

module.exports = (app) => Object.values(pages).forEach((page) => app.get('/admin', page));
