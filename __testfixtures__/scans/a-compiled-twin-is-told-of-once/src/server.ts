import express from 'express';
import { latest } from './latest';

const app = express();
app.get('/latest', (_req, res) => res.send(latest()));
app.listen(3000);
