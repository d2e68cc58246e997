import { isInterpreter } from './interpreters';

/** What a command does to the state of a program, which all of its commands share. */
export interface StateUse {
  /** Programs with the same state have the same name here. */
  readonly state: string;
  readonly changes: boolean;
  /** It fails while another command changes the state, or undoes what that does. */
  readonly exclusive: boolean;
}

/** Programs whose commands work on one state: a repository, a table of the system, a service. */
interface ProgramRow {
  readonly names: string;
  /** The name of the state (default: the first name). */
  readonly state?: string;
  /** Commands that only read it: matched against the words behind the program and its options, joined with spaces. */
  readonly reads?: RegExp;
  /** Commands that do not use it. */
  readonly apart?: RegExp;
  /** Options before the command that take the next word; others are single words. */
  readonly valued?: string;
  /** Its options are the command: they are matched, too. */
  readonly plain?: true;
  /** It locks its state, and reports an error when another command has it locked. */
  readonly exclusive?: true;
}

const PACKAGES_READ =
  /^(?:list|ls|ll|view|info|show|outdated|root|prefix|bin|search|audit(?! fix)|why|policy|freeze)\b/;
const CONTAINERS_READ =
  /^(?:(?:container|image|network|volume|system|compose|context|node|service|stack) )?(?:ps|ls|list|images|inspect|logs|version|info|stats|top|port|history|search|events|diff|df)\b|^config(?: (?:ls|inspect)\b.*)?$/;
const CLUSTERS_READ =
  /^(?:get|describe|logs|explain|version|top|api-\w+|cluster-info|list|ls|status|history|template|search|show|config (?:view|current-context|get-\w+))\b/;

/**
 * As their manuals say (git's index.lock, apt's "Could not get lock", iptables' xtables lock). Of git, `status`, `diff` and
 * `describe --dirty` refresh the index, and lock it for that.
 */
const ROWS: readonly ProgramRow[] = [
  {
    names: 'git',
    valued: '-C -c --git-dir --work-tree --namespace',
    reads:
      /^(?:describe\b(?!.* --[db])|(?:archive|blame|cat-file|cherry|count-objects|diff-tree|for-each-ref|grep|help|log|ls-files|ls-remote|ls-tree|merge-base|name-rev|rev-list|rev-parse|shortlog|show|show-ref|var|version|whatchanged)\b|branch(?: (?:-[alrv]+|--(?:all|list|remotes|show-current|(?:no-)?contains|(?:no-)?merged|points-at|format|sort|column|no-color)(?:=\S+)?)(?: [^-]\S*)?)*$|tag(?: (?:-l|-n\d*|--(?:list|contains|merged|points-at|format|sort)(?:=\S+)?)(?: [^-]\S*)?)*$|remote(?: (?:-v|--verbose|show|get-url)(?= |$)(?! (?:update|add|remove|set))(?: .*)?)?$|config (?:--\w+ )*(?:--get\b|--get-all|--list|-l|get |list\b)|config(?: --(?:global|local|system))? [\w.-]+$|(?:stash|worktree) list\b)/,
    apart: /^(?:clone|init)\b/,
    exclusive: true,
  },
  {
    names: 'hg svn bzr fossil',
    state: 'version control',
    valued: '-R --repository --cwd --config --username --password --config-dir',
    reads: /^(?:annotate|blame|branches|cat|heads|help|id|identify|info|list|log|parents|tags|tip)\b/,
    apart: /^(?:clone|init|export)\b/,
    exclusive: true,
  },
  { names: 'npm yarn pnpm bun', valued: '--prefix -C --cwd --dir', reads: PACKAGES_READ, exclusive: true },
  { names: 'make gmake ninja', state: 'make', plain: true, exclusive: true },
  { names: 'pip pip3', reads: PACKAGES_READ, exclusive: true },
  { names: 'apt apt-get dpkg aptitude', valued: '-o -c', reads: PACKAGES_READ, exclusive: true },
  { names: 'yum dnf rpm', reads: PACKAGES_READ, exclusive: true },
  { names: 'apk', reads: PACKAGES_READ, exclusive: true },
  { names: 'brew', reads: PACKAGES_READ, exclusive: true },
  { names: 'snap', reads: PACKAGES_READ, exclusive: true },
  { names: 'iptables ip6tables nft ufw firewall-cmd', state: 'firewall', plain: true, exclusive: true },
  {
    names: 'useradd userdel usermod adduser deluser groupadd groupdel groupmod passwd chpasswd',
    state: 'users',
    plain: true,
    exclusive: true,
  },
  { names: 'terraform tofu', reads: /^(?:output|show|version|validate)\b/, exclusive: true },
  { names: 'certbot', reads: /^certificates\b/, exclusive: true },
  // What is installed last stays: of two at once, that may be the one that was started first.
  { names: 'crontab', plain: true, reads: /^(?:-u \S+ )?-l\b/, exclusive: true },
  {
    names: 'systemctl',
    state: 'services',
    valued: '-H --host -M --machine -p -t',
    reads: /^(?:status|show|is-[a-z]+|list-[a-z-]+|cat|get-default)(?: |$)/,
  },
  { names: 'service rc-service', state: 'services', plain: true, reads: /^(?:\S+ status|--status-all)$/ },
  {
    names: 'docker podman nerdctl',
    state: 'docker',
    valued: '-H --host -c --context --config -l --log-level',
    reads: CONTAINERS_READ,
  },
  {
    names: 'docker-compose',
    state: 'docker',
    valued: '-f --file -p --project-name --project-directory --env-file --profile -c --context -H --host',
    reads: CONTAINERS_READ,
  },
  {
    names: 'kubectl helm',
    state: 'kubectl',
    valued: '-n --namespace --context --kube-context --kubeconfig -s --server --user --cluster',
    reads: CLUSTERS_READ,
  },
  { names: 'pm2', reads: /^(?:ls|list|l|jlist|prettylist|show|describe|logs|info|ping|id|env|pid)(?: |$)/ },
  { names: 'supervisorctl', valued: '-c -s -u -p', reads: /^(?:status|avail|pid|tail|version)\b/ },
  {
    names: 'ip',
    state: 'network',
    valued: '-n -netns -b',
    reads:
      /^(?:a|addr|address|l|link|r|ro|route|n|neigh|neighbour|rule|maddr|netns|tunnel)(?: (?:show|list|ls|get)(?: .*)?)?$/,
  },
  { names: 'ifconfig', state: 'network', plain: true, reads: /^(?:-\w+ ?)?[\w.:-]*$/ },
  { names: 'route', state: 'network', plain: true, reads: /^(?:-[nve]+)?$/ },
  { names: 'brctl', state: 'network', reads: /^show/ },
  {
    names: 'nmcli',
    state: 'network',
    valued: '-f --fields -m --mode -g --get-values -w --wait -c -e',
    reads:
      /^(?:g|general|n|networking|r|radio|c|con|connection|d|dev|device)(?: (?:show|status|list|hostname|permissions)(?: .*)?)?$|^(?:d|dev|device) wifi(?: list(?: .*)?)?$/,
  },
  { names: 'wg wg-quick', state: 'wireguard', reads: /^(?:show|showconf|genkey|pubkey|genpsk|strip)\b/ },
  { names: 'mount umount losetup', state: 'mounts', plain: true, reads: /^(?:-l)?$/ },
];

// Matches: --version, -h
const ASKS = /^(?:-[vVh]|--(?:version|help))$/;

const ROW_OF = new Map(ROWS.flatMap((row) => row.names.split(' ').map((name) => [name, row] as const)));

/**
 * What a command does to the state that its program keeps; undefined for programs that are not known to keep one. `words`
 * are those behind the program, undefined where they are not known.
 */
export function stateUseOf(program: string, words: readonly (string | undefined)[]): StateUse | undefined {
  const row = ROW_OF.get(program);
  if (!row) return undefined;
  const command = row.plain ? words : behindOptions(words, row.valued?.split(' ') ?? []);
  const text = command.map((word) => word ?? '\0').join(' ');
  if (row.apart?.test(text)) return undefined;
  const state = row.state ?? row.names.split(' ')[0];
  const isAsking = words.length === 1 && ASKS.test(words[0] ?? '');
  const changes = !isAsking && row.reads?.test(text) !== true;
  return { state, changes, exclusive: row.exclusive === true };
}

// Matches: -C folder, --no-pager
function behindOptions(
  words: readonly (string | undefined)[],
  valued: readonly string[],
): readonly (string | undefined)[] {
  const [first] = words;
  return first?.startsWith('-') ? behindOptions(words.slice(valued.includes(first) ? 2 : 1), valued) : words;
}

/** What a program does to a file among its arguments. */
export type FileUse = 'read' | 'write' | 'remove' | 'make' | 'use' | 'none';

const READERS =
  /^(?:\[|b3sum|base64|basename|cat|cksum|cmp|cut|df|diff|dirname|du|echo|egrep|fgrep|ffprobe|file|find|fuser|getfacl|grep|head|hexdump|id|identify|jq|less|ls|lsof|md5sum|mediainfo|more|nl|od|pdffonts|pdfinfo|pgrep|printf|readlink|realpath|sha\d+sum|sort|stat|strings|tac|tail|test|uniq|wc|which|xxd|zcat|zgrep|zipinfo)$/;
const REMOVERS = /^(?:rm|rmdir|shred|unlink)$/;
const COPIERS = /^(?:cp|install|ln|rsync|scp)$/;
/** What follows names processes, and options of Windows look like paths: `taskkill /pid 8 /T /F`. */
const KILLERS = /^(?:kill|killall|pkill|taskkill|tasklist)$/;

/** What a program does to the files that its words name, of which `isLast` is the last one; `use` is reading and changing. */
export function fileUseOf(program: string, place: { readonly isFirst: boolean; readonly isLast: boolean }): FileUse {
  if (READERS.test(program)) return 'read';
  if (KILLERS.test(program)) return 'none';
  if (REMOVERS.test(program)) return 'remove';
  if (COPIERS.test(program)) return place.isLast ? 'write' : 'read';
  // Matches: zip -r backup.zip notes
  if (program === 'zip') return place.isFirst ? 'write' : 'read';
  if (program === 'mv') return place.isLast ? 'write' : 'remove';
  if (program === 'mkdir') return 'make';
  if (program === 'touch') return 'write';
  return isInterpreter(program) && place.isFirst ? 'read' : 'use';
}

/** Whether a program leaves all files as they are. */
export function onlyReads(program: string): boolean {
  return READERS.test(program) || INFORMERS.test(program);
}

// Matches: uptime, which has no files among its arguments
const INFORMERS =
  /^(?:arch|date|free|getconf|getent|groups|hostname|ifconfig|ip|iostat|locale|logger|nproc|nslookup|dig|host|ping|pidof|ps|pwd|sleep|ss|netstat|sw_vers|sysctl|top|true|tty|uname|uptime|vcgencmd|vmstat|w|who|whoami|lscpu|lsusb|lspci|lsblk|nvidia-smi|command)$/;

/** Programs that run the program that follows them, perhaps behind options. */
export const RUNS_NEXT =
  /^(?:sudo|doas|env|nice|ionice|nohup|time|timeout|exec|command|npx|bunx|stdbuf|setsid|xvfb-run)$/;
