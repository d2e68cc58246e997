import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot, readProject } from '../../src/scan/project/read';

const LONG = 'call();\n'.repeat(3000);
const BROWSERIFY = `require=(function e(t,n,r){return s})({1:[function(require,module,exports){\n${LONG}\n},{"./a":2}],2:[function(require,module,exports){\n},{}]},{},[1]);`;
const WEBPACK = `(() => {\n${LONG}function __webpack_require__(moduleId) {\n  return cache[moduleId].exports;\n}\n})();`;

test('what a bundler wrote is left out, what is only long is not', () => {
  const root = mkdtempSync(join(tmpdir(), 'unblock-read-'));
  const files = { 'jade.js': BROWSERIFY, 'main.js': WEBPACK, 'server.js': LONG, 'package.json': '{}' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const { files: read } = readProject(root, { gitignore: false, exclude: [] });
  expect(read.map(({ path }) => path)).toEqual(['server.js']);
});

describe('the folder of an app', () => {
  const home = mkdtempSync(join(tmpdir(), 'unblock-root-'));
  const [repository, server] = [join(home, 'repository'), join(home, 'repository', 'server')];
  mkdirSync(join(server, 'src'), { recursive: true });
  writeFileSync(join(home, 'package.json'), '{}');

  test('has the nearest package.json', () => {
    expect(findRoot(join(server, 'src'))).toBe(home);
    writeFileSync(join(server, 'package.json'), '{}');
    expect(findRoot(join(server, 'src'))).toBe(server);
  });

  test('is not above the repository', () => {
    mkdirSync(join(repository, '.git'));
    mkdirSync(join(repository, 'tools'));
    expect(findRoot(repository)).toBe(repository);
    expect(findRoot(join(repository, 'tools'))).toBe(join(repository, 'tools'));
    expect(findRoot(join(server, 'src'))).toBe(server);
  });
});
