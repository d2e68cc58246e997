import { join } from 'node:path';
import { below } from '../../projects/packages';
import type { PackageInfo, Shipment } from '../../types';
import { readJson, record } from './json';
import { textOf } from './texts';

const CONFIGURATIONS = ['json', 'yml', 'yaml'].map((extension) => `electron-builder.${extension}`);
// Matches: files: and the entries of the list below
const LISTED = /^files:[ \t]*\r?\n((?:[ \t]*(?:-|#).*(?:\r?\n|$))+)/m;
// Matches: - "dist/**/*" # what is compiled
const ENTRY = /^[ \t]*-[ \t]*(?:(["'])(.*?)\1|([^\s#]+))/gm;

/** What electron-builder puts into an app (https://www.electron.build/contents#files). */
export function bundledFrom(root: string, info: PackageInfo): readonly Shipment[] {
  const stated = [
    { from: 'package.json', files: record(readJson(join(info.dir, 'package.json'))?.build).files },
    ...CONFIGURATIONS.map((from) => ({ from, files: filesIn(join(root, below(info, from))) })),
  ];
  return stated.flatMap(({ from, files }) => {
    const rules = [files].flat().flatMap(globIn);
    const isAll = rules.every((rule) => rule.startsWith('!'));
    const takes = [...(isAll ? ['.'] : []), ...rules];
    return rules.length === 0 ? [] : [{ from: below(info, from), folder: info.folder, takes, leaves: [] }];
  });
}

function filesIn(path: string): unknown {
  if (path.endsWith('.json')) return readJson(path)?.files;
  const list = LISTED.exec(textOf(path))?.[1] ?? '';
  return [...list.matchAll(ENTRY)].map(([, , quoted, plain]) => quoted ?? plain);
}

// Matches: "dist/**", and { "from": "dist", "filter": ["**/*.js"] }
function globIn(entry: unknown): readonly string[] {
  if (typeof entry === 'string') return [entry];
  const { from } = record(entry);
  return typeof from === 'string' ? [from] : [];
}
