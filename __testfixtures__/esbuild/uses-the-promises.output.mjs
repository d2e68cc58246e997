import { transform, build, analyzeMetafile, formatMessages } from 'esbuild';

async function main(contents) {
  const { code, warnings } = await transform(contents, { minify: true });
  const { metafile } = await build({ stdin: { contents: code }, write: false, metafile: true });
  return [await analyzeMetafile(metafile), await formatMessages(warnings, { kind: 'warning' })];
}

await main('let a = 1');
