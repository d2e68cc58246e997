import express from 'express';
import { readFileSync, statSync, unlinkSync } from 'node:fs';
import { RESTDataSource } from 'apollo-datasource-rest';
import { Bus } from './bus';
import { User } from './user';

class Images extends RESTDataSource {
  willSendRequest(): void {
    statSync('token'); // found: unknown
    this.refresh();
  }

  refresh(): string {
    return readToken();
  }
}

function readToken(): string {
  return readFileSync('token', 'utf8'); // found: unknown
}

class Plain {
  clear(): void {
    unlinkSync('plain'); // found: unreachable
  }
}

const app = express();
app.get('/', (_req, res) => res.json([new Images(), new Bus(), new Plain(), new User()]));
app.listen(3000);
