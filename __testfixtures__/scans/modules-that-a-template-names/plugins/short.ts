import { read } from '../reader.js';

export default (): string => read('short.txt').slice(0, 80);
