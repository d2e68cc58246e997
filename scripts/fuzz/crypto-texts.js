'use strict';

// Calls of `crypto` and `zlib`. What is random is logged by its shape.

const BYTES = [
  "'secret'",
  "''",
  "Buffer.from('bytes')",
  'new Uint8Array([1, 2])',
  'new Uint16Array([258, 3])',
  'new DataView(new ArrayBuffer(2))',
  'new ArrayBuffer(4)',
  "'h\\u00e9'",
  'undefined',
  'null',
  '5',
  '{}',
  "['a']",
];
const LENGTHS = ['16', '0', '64', '-1', '1.5', "'16'", 'undefined', 'null', 'NaN'];
const DIGESTS = ["'sha256'", "'sha512'", "'SHA1'", "'nonsense'", 'undefined', 'null', "''"];
const PRIVATE =
  "crypto.createPrivateKey({ key: Buffer.from('302e020100300506032b6570042204209d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex'), format: 'der', type: 'pkcs8' })";
const SIGNED = "Buffer.from('00'.repeat(64), 'hex')";

const PACKED = [
  "zlib.gzipSync('hello')",
  "zlib.deflateSync('hello')",
  "zlib.deflateRawSync('hello')",
  "zlib.brotliCompressSync('hello')",
];

function cryptoCall({ pick, maybe, args }) {
  const some = (choices) =>
    `{ ${Object.keys(choices)
      .filter(() => maybe())
      .map((name) => `${name}: ${pick(choices[name])}`)
      .join(', ')} }`;
  const fixed = {
    pbkdf2Sync: () => [
      pick(BYTES),
      pick(BYTES),
      pick(['1', '10', '0', '-1', '1.5', "'1'", 'undefined']),
      pick(LENGTHS),
      pick(DIGESTS),
    ],
    scryptSync: () =>
      args(
        [pick(BYTES), pick(BYTES), pick(LENGTHS)],
        [
          pick([
            '{}',
            'undefined',
            some({ N: ['2', '1024', '3', '0'], r: ['1', '8'], p: ['1', '2'], cost: ['4'], maxmem: ['1', '33554432'] }),
          ]),
        ],
      ),
    hkdfSync: () => [pick(DIGESTS), pick(BYTES), pick(BYTES), pick(BYTES), pick(LENGTHS)],
    checkPrimeSync: () =>
      args(
        [pick(['7n', '8n', 'Buffer.from([7])', 'new ArrayBuffer(1)', '-3n', '7', 'undefined'])],
        [pick(['{ checks: 3 }', '{ checks: -1 }', '{}', 'undefined'])],
      ),
    sign: () => [
      pick(['null', 'undefined']),
      pick(BYTES),
      pick([PRIVATE, PRIVATE, 'undefined', `{ key: ${PRIVATE} }`]),
    ],
    verify: () => [
      pick(['null', 'undefined']),
      pick(BYTES),
      pick([PRIVATE, `crypto.createPublicKey(${PRIVATE})`]),
      pick([SIGNED, `crypto.sign(null, Buffer.from('bytes'), ${PRIVATE})`, 'undefined', "'x'"]),
    ],
  };
  const random = {
    generateKeyPairSync: () =>
      args(
        [pick(["'ed25519'", "'ec'", "'x25519'", "'nonsense'", 'undefined', "'rsa'"])],
        [
          pick([
            "{ namedCurve: 'P-256' }",
            '{ modulusLength: 512 }',
            "{ modulusLength: 512, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } }",
            "{ namedCurve: 'nonsense' }",
            '{}',
            "{ publicKeyEncoding: { type: 'spki', format: 'der' }, privateKeyEncoding: { type: 'pkcs8', format: 'jwk' } }",
          ]),
        ],
      ),
    generateKeySync: () => [
      pick(["'aes'", "'hmac'", "'nonsense'"]),
      pick(['{ length: 128 }', '{ length: 64 }', '{ length: -1 }', '{}', '{ length: 9 }']),
    ],
    generatePrimeSync: () =>
      args(
        [pick(['8', '32', '-1', '0', "'8'"])],
        [pick(['{ bigint: true }', '{ safe: true }', '{ bigint: true, add: 4n, rem: 3n }', '{}', '{ add: 5 }'])],
      ),
    randomBytes: () => [pick(['70000', '65536', '100000', '70000.5', "'70000'", '2 ** 40'])],
  };
  const isFixed = maybe(2) || maybe(2);
  const rows = isFixed ? fixed : random;
  const name = pick(Object.keys(rows));
  const call = `crypto.${name}(${rows[name]().join(', ')})`;
  return { name, text: call, shown: isFixed ? 'value' : 'shape(value)' };
}

function zlibCall({ pick, maybe, args }) {
  const packing = ['deflateSync', 'deflateRawSync', 'gzipSync', 'brotliCompressSync'];
  const unpacking = ['inflateSync', 'inflateRawSync', 'gunzipSync', 'unzipSync', 'brotliDecompressSync'];
  const isPacking = maybe();
  const name = pick(isPacking ? packing : unpacking);
  const options = {
    level: ['1', '9', '-1', '10', "'x'"],
    chunkSize: ['64', '10', '1024'],
    maxOutputLength: ['2', '100', '0', '-1'],
    finishFlush: ['zlib.constants.Z_SYNC_FLUSH', 'zlib.constants.BROTLI_OPERATION_FLUSH', '99'],
    windowBits: ['9', '15', '0', '20'],
    dictionary: ["Buffer.from('hello')", "'x'"],
    strategy: ['1', '9'],
  };
  const some = `{ ${Object.keys(options)
    .filter(() => maybe(4))
    .map((key) => `${key}: ${pick(options[key])}`)
    .join(', ')} }`;
  const broken = [
    "zlib.gzipSync('hello').subarray(0, 12)",
    "Buffer.concat([zlib.gzipSync('a'), zlib.gzipSync('b')])",
    "Buffer.concat([zlib.deflateSync('a'), Buffer.from('tail')])",
    "Buffer.from('nonsense')",
    "''",
  ];
  const input =
    isPacking || maybe(6)
      ? [...BYTES, "'x'.repeat(100000)", 'crypto.createHash("md5").update("x").digest()']
      : [...PACKED, ...PACKED, ...broken];
  const packed = pick(input);
  const given = args([packed], [pick([some, some, some, 'undefined', 'null'])]);
  return { name, text: `zlib.${name}(${(/^(?:undefined|null|5|\{|\[)/.test(packed) ? [packed] : given).join(', ')})` };
}

module.exports = { cryptoCall, zlibCall };
