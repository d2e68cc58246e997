import { Writable } from 'node:stream';
import { progressOn } from '../../src/shell/progress';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  return { written, stderr: Object.assign(stream, { isTTY }) };
}

test('overwrites one line on a terminal, and takes it away at the end', () => {
  const { written, stderr } = terminal(true);
  const progress = progressOn({ stderr, env: {} }, false);
  progress('reading files');
  progress('');
  expect(written).toEqual(['\r\u001b[Kreading files …', '\r\u001b[K']);
});

test.each([
  ['off a terminal', false, {}, false],
  ['with --quiet', true, {}, true],
  ['in CI', true, { CI: 'true' }, false],
  ['on a dumb terminal', true, { TERM: 'dumb' }, false],
])('is silent %s', (_, isTTY, env, quiet) => {
  const { written, stderr } = terminal(isTTY);
  progressOn({ stderr, env }, quiet)('reading files');
  expect(written).toEqual([]);
});
