#!/usr/bin/env node
import { pathToFileURL } from 'url';
// A relative path is one from the folder that the command works in.
const { run } = await import(pathToFileURL('lib/w.js').href);
run();
