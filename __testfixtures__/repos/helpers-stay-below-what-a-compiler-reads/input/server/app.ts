import express from 'express';
import { notes } from './routes/notes';

const app = express();

app.get('/notes', notes);
app.listen(3000);
