import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const inData = (name) => fileURLToPath(new URL(`../../data/${name}`, import.meta.url));

export const readVersion = () => fs.readFileSync(inData('version'), 'utf8');

export const readStamp = () => fs.readFileSync(inData('version'), 'utf8');

export const failure = () => fs.readFileSync(inData('failed.txt'), 'utf8');
