import * as fflate from 'fflate';
import { gzip, gunzipSync, strToU8 } from 'fflate';

async function main(bytes, done) {
  gzip(bytes, done);
  fflate.inflateSync(fflate.deflateSync(bytes)); // stays: no-async-form, stays: no-async-form
  fflate.unzlibSync(fflate.zlibSync(bytes)); // stays: no-async-form, stays: no-async-form
  fflate.unzipSync(fflate.zipSync({ a: bytes })); // stays: no-async-form, stays: no-async-form
  return gunzipSync(fflate.gzipSync(bytes)) ?? fflate.decompressSync(bytes); // stays: no-async-form, stays: no-async-form, stays: no-async-form
}

console.log(await main(strToU8('a'), () => {}));
