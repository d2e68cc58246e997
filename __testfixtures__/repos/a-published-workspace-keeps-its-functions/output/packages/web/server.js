const express = require('express');
const { loadAsync } = require('@shop/store');

const app = express();
app.get('/orders', async (req, res) => res.json(await loadAsync('orders')));
app.listen(3000);
