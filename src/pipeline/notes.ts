import { count } from '../findings/proof';
import { helpersIn } from '../helpers/render';
import { without } from '../projects/shipments';
import { isTestFile } from '../projects/test-files';
import type { Analysis } from './analyse';
import type { BesideUse, Change, Project } from '../types';

/** What a person should know about how a project was analysed, in sentences; mostly nothing. */
export function notesOn(
  { root, paths, files, beside = [] }: Project,
  { graph, findings }: Analysis,
): readonly string[] {
  const isServed = graph.entries.some(({ context }) => context === 'request_path');
  const isReached = findings.some(({ context }) => context === 'request_path');
  return [
    ...(files.length === 0
      ? [`${root} has no JavaScript or TypeScript files, apart from those that git ignores.`]
      : []),
    ...(files.length > 0 && !paths.has('package.json')
      ? [`There is no package.json, so all of ${root} is treated as one app.`]
      : []),
    ...(findings.length > 0 && beside.length > 0 ? [usedBeside(beside)] : []),
    ...(findings.length > 0 && !isServed && !isReached ? [UNSERVED] : []),
    ...(isServed && !isReached ? unrun(findings) : []),
  ];
}

/** What a person must do so that a helper file is where the files that import it run. */
export function notesOnHelpers(project: Project, changes: readonly Change[]): readonly string[] {
  const made = changes.filter(({ after }) => helpersIn(after).size > 0).map(({ path }) => path);
  const users = changes.map(({ path }) => path).filter((path) => !made.includes(path) && !isTestFile(path));
  return made.flatMap((path) =>
    without(path, users, project).map(
      ({ from }) => `${from} takes files that import ${path}, but leaves ${path} out: name it there, too.`,
    ),
  );
}

function usedBeside(beside: readonly BesideUse[]): string {
  const files = [...new Set(beside.map(({ from }) => from))];
  const named = [...files.slice(0, 2), ...(files.length > 2 ? [`${files.length - 2} more`] : [])].join(', ');
  return `Used by ${named}: the functions that are called from there stay as they are. To change both sides, run unblock in a folder that contains both.`;
}

/** Where most of an app is run by nobody in sight, what runs it was probably missed. */
function unrun(findings: Analysis['findings']): readonly string[] {
  const ofApp = findings.filter(({ context }) => context !== 'tooling_path');
  const idle = ofApp.filter(({ context }) => context === 'unreachable_path' || context === 'unknown_path').length;
  if (idle * 2 <= ofApp.length) return [];
  return [
    `${count(idle, 'blocking call')} of ${ofApp.length} ${idle === 1 ? 'is' : 'are'} in code that nothing was found to run. ${ADVICE}`,
  ];
}

const ADVICE =
  'If a container or a loader runs it, name its functions under `hot` or `handlers` in a configuration: `npx unblock init` writes one.';

const UNSERVED =
  'No request handler was found near them. If a server that unblock does not know runs this code, name its functions under ' +
  '`hot` or `handlers` in a configuration: `npx unblock init` writes one.';
