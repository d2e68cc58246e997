import fs from 'fs';
import { cachedExists } from '../unblock-helpers.js';

export class Store {
  async load(name) {
    return JSON.parse(await fs.promises.readFile(`data/${name}.json`, 'utf8'));
  }

  isReady() {
    return fs.existsSync('data');
  }

  async isReadyAsync() {
    return cachedExists('data');
  }

  get size() {
    return fs.readdirSync('data').length; // stays: in-getter
  }
}

export const makeStore = () => new Store();

export const views = { list: async () => fs.promises.readdir('data') };

export const listNames = async () => fs.promises.readdir('data', 'utf8');

export const countNames = () => fs.readdirSync('data', 'latin1').length; // stays: unknown-callback
