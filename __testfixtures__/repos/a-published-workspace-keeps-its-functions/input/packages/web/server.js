const express = require('express');
const { load } = require('@shop/store');

const app = express();
app.get('/orders', (req, res) => res.json(load('orders')));
app.listen(3000);
