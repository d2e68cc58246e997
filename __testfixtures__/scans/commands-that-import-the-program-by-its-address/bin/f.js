#!/usr/bin/env node
import('../lib/f.js').then(({ run }) => run());
