import * as fs from 'fs';
export class StoreService {
    latest = () => fs.readFileSync('latest.txt', 'utf8');
}
export const Store = new StoreService();
