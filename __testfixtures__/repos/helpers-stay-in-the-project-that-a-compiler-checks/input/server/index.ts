import express from 'express';
import { notes } from './routes/notes';

const app = express();

app.use('/notes', notes);

app.listen(3000);
