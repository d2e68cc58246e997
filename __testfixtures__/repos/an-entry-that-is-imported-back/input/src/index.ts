import express from 'express';
import { routes } from './routes';

export const settings = { folder: 'notes' };
const app = express();
app.use(routes);
app.listen(3000);
