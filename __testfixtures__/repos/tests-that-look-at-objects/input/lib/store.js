import fs from 'fs';

export class Store {
  load(name) {
    return JSON.parse(fs.readFileSync(`data/${name}.json`, 'utf8'));
  }

  isReady() {
    return fs.existsSync('data');
  }

  get size() {
    return fs.readdirSync('data').length; // stays: in-getter
  }
}

export const makeStore = () => new Store();

export const views = { list: () => fs.readdirSync('data') };

export const listNames = () => fs.readdirSync('data', 'utf8');

export const countNames = () => fs.readdirSync('data', 'latin1').length; // stays: unknown-callback
