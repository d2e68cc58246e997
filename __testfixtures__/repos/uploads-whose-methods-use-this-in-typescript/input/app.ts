import express from 'express';
import multer from 'multer';
import fs from 'fs';

const app = express();
const storage = multer.diskStorage({
  destination(req: express.Request, file: Express.Multer.File, done: (error: Error | null, name: string) => void): void {
    done(null, fs.readFileSync('folder.txt', 'utf8'));
  },
});
const names = {
  prefix: 'a',
  // A function in its place would have a `this` of no type.
  filename(req: express.Request, file: Express.Multer.File, done: (error: Error | null, name: string) => void): void {
    done(null, `${this.prefix}${fs.readdirSync('uploads').length}`); // stays: handler-not-wrappable
  },
};

app.post('/notes', multer({ storage }).single('note'), (req, res) => {
  res.end();
});
app.post('/files', multer({ storage: multer.diskStorage(names) }).single('file'), (req, res) => {
  res.end();
});
app.listen(3000);
