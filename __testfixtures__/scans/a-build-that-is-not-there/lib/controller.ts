import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

export class Controller {
  private readonly page = readFileSync('index.html'); // found: startup
  listen(): void {
    createServer((_request, response) => response.end(readFileSync('state.json'))).listen(8080); // found: request createServer
  }
}
