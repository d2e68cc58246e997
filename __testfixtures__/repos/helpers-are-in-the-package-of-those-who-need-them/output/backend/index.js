import express from 'express';
import { show } from './lib/pages.js';

const app = express();
app.get('/:name', async (req, res) => res.send(await show(req.params.name)));
app.listen(3000);
