import { analyzeMetafileSync, buildSync, formatMessagesSync, transformSync } from 'esbuild';

async function main(contents) {
  const { code, warnings } = transformSync(contents, { minify: true });
  const { metafile } = buildSync({ stdin: { contents: code }, write: false, metafile: true });
  return [analyzeMetafileSync(metafile), formatMessagesSync(warnings, { kind: 'warning' })];
}

await main('let a = 1');
