#!/usr/bin/env node
import('@oclif/core').then((oclif) => oclif.execute({ dir: __dirname }));
