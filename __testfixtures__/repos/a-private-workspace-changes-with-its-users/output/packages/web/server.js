const express = require('express');
const { load } = require('@shop/store');

const app = express();
app.get('/orders', async (req, res) => res.json(await load('orders')));
app.listen(3000);
