#!/usr/bin/env node
import { fileURLToPath, pathToFileURL } from 'url';
import { dirname, join } from 'path';
import { realpathSync } from 'fs';
const here = dirname(realpathSync(fileURLToPath(import.meta.url))); // found: startup
const { run } = await import(pathToFileURL(join(here, '../lib/a.js')).href);
run();
