#!/usr/bin/env node
const { run } = await import(new URL('../lib/b.js', import.meta.url));
run();
