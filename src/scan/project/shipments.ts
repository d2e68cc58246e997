import { join } from 'node:path';
import { below } from '../../projects/packages';
import type { PackageInfo, Shipment } from '../../types';
import { bundledFrom } from './bundles';
import { imagesIn } from './images';
import { rulesOf } from './texts';

/** They leave files out of what is committed or uploaded; in their order. */
const IGNORING = [
  '.gitignore',
  '.npmignore',
  '.vercelignore',
  '.gcloudignore',
  '.slugignore',
  '.ebignore',
  '.cfignore',
];

/** The ways in which the files of a project go to where they run. */
export function shipmentsOf(
  root: string,
  paths: readonly string[],
  packages: readonly PackageInfo[],
): readonly Shipment[] {
  return [
    ...imagesIn(root, paths),
    ...packages.flatMap(publishedAs),
    ...packages.flatMap((info) => bundledFrom(root, info)),
    ...IGNORING.flatMap((from) => uploadedAs(root, from)),
  ];
}

/** What npm publishes (https://docs.npmjs.com/cli/configuring-npm/package-json#files). */
function publishedAs(info: PackageInfo): readonly Shipment[] {
  if (info.private || info.files === undefined) return [];
  const from = below(info, 'package.json');
  return [{ from, folder: info.folder, takes: [...info.files, ...info.bins, info.main ?? 'index.js'], leaves: [] }];
}

/** All but what a file names. In a .gitignore, a name without a slash is one at any depth. */
function uploadedAs(root: string, from: string): readonly Shipment[] {
  const rules = rulesOf(join(root, from));
  const leaves = rules.map((rule) => rule.replace(/^(!?)([^/]+\/?)$/, '$1**/$2'));
  return rules.length === 0 ? [] : [{ from, folder: '', takes: ['.'], leaves }];
}
