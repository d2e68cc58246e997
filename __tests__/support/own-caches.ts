import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What tests leave behind from run to run is not among the caches of the person who runs them.
process.env.XDG_CACHE_HOME = join(tmpdir(), 'unblock-test-caches');
