const express = require('express');
const { Store } = require('./store');

const app = express();
const router = express.Router();
app.set('store', new Store()).get('/titles', (req, res) => res.send(app.get('store').titles()));
app.set('load', new Store().load);
router.get('/notes', (req, res) => res.send(req.app.get('store').list()));
app.use(router);
app.listen(3000);
