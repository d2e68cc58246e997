import fs from 'node:fs';
import express from 'express';
import type { Loader } from 'loaders';

const app = express();

interface Store {
  load(name: string): string;
}

interface Notes {
  find: (name: string) => string;
}

const memory: Store = { load: (name) => name };

function open(folder: string): Store {
  return {
    load(name) {
      return fs.readFileSync(`${folder}/${name}`, 'utf8');
    },
  };
}

const store = process.env.MEMORY ? memory : open('pages');

// What a package states has no second name, and neither has a type that is no method.
const loader: Loader = {
  read: (name: string) => fs.readFileSync(name, 'utf8'), // stays: array-callback
};

const notes: Notes = {
  find: (name) => fs.readFileSync(name, 'utf8'), // stays: array-callback
};

export const sorted = (names: string[]) =>
  names.sort((one, other) => (store.load(one) + loader.read(one)).localeCompare(notes.find(other)));

app.get('/', (req, res) => {
  res.json([store.load('page').trim(), loader.read('page').trim(), notes.find('page').trim()]);
});

app.get('/sorted', (req, res) => {
  res.json(sorted(['a', 'b']));
});

app.listen(3000);
