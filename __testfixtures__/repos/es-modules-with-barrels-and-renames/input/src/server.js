import express from 'express';
import notes, { ping } from './routes.js';

const app = express();
app.get('/ping', ping);
app.use('/notes', notes);
app.listen(3000);
