/** What a command does to the state of a program, which all of its commands share. */
export interface StateUse {
  /** Programs with the same state have the same name here. */
  readonly state: string;
  readonly changes: boolean;
  /** It fails while another command changes the state. */
  readonly exclusive: boolean;
}

/** Programs whose commands work on one state: a repository, a table of the system, a service. */
interface ProgramRow {
  readonly names: string;
  /** The name of the state (default: the first name). */
  readonly state?: string;
  /** Commands that only read it: matched against the words after the program, joined with spaces. */
  readonly reads?: RegExp;
  /** Commands that do not use it. */
  readonly apart?: RegExp;
  /** Options before the command itself that take the next word; others are skipped as well. */
  readonly valued?: readonly string[];
  /** It locks its state, and reports an error when another command has it locked. */
  readonly exclusive?: true;
}

const PACKAGES_READ =
  /^(?:(?:list|ls|ll|view|info|show|outdated|root|prefix|bin|search|audit|why|policy|freeze)\b|-\w*[hlLsvV]\b|--(?:get-selections|help|list|version)\b|$)/;

/** As their manuals say (git's index.lock, apt's "Could not get lock", iptables' xtables lock). */
const ROWS: readonly ProgramRow[] = [
  {
    names: 'git',
    valued: ['-C', '-c'],
    reads:
      /^(?:(?:archive|blame|cat-file|cherry|count-objects|describe|diff|diff-tree|for-each-ref|grep|help|log|ls-files|ls-remote|ls-tree|merge-base|name-rev|rev-list|rev-parse|shortlog|show|show-ref|status|var|version|whatchanged)\b|(?:branch|tag|remote)(?: (?:-(?!d|D|m|M|c|C|f|u|-delete|-move|-copy|-force|-set|-unset|-edit)\S*|show|get-url)(?: .*)?)?$|config (?:--get|-l|--list|get |list)|config [\w.-]+$|(?:stash|worktree) list|$)/,
    apart: /^(?:clone|init)\b/,
    exclusive: true,
  },
  {
    names: 'hg svn bzr fossil',
    state: 'version control',
    reads:
      /^(?:annotate|blame|branch|branches|cat|diff|heads|help|id|identify|info|list|log|parents|status|st|summary|tags|tip|-|$)/,
    apart: /^(?:clone|init|export)\b/,
    exclusive: true,
  },
  { names: 'npm yarn pnpm bun', reads: PACKAGES_READ, exclusive: true },
  { names: 'pip pip3', reads: PACKAGES_READ, exclusive: true },
  { names: 'apt apt-get dpkg aptitude', reads: PACKAGES_READ, exclusive: true },
  { names: 'yum dnf rpm', reads: PACKAGES_READ, exclusive: true },
  { names: 'apk', reads: PACKAGES_READ, exclusive: true },
  { names: 'brew', reads: PACKAGES_READ, exclusive: true },
  { names: 'snap', reads: PACKAGES_READ, exclusive: true },
  {
    names: 'iptables ip6tables nft ufw firewall-cmd',
    state: 'firewall',
    reads: /(?:^|\s)(?:-\w*[LS]\w*|--list\S*|list|status)(?:\s|$)/,
    exclusive: true,
  },
  {
    names: 'useradd userdel usermod adduser deluser groupadd groupdel groupmod passwd chpasswd',
    state: 'users',
    exclusive: true,
  },
  { names: 'terraform tofu', reads: /^(?:output|show|version|validate|-|$)/, exclusive: true },
  { names: 'certbot', reads: /^(?:certificates\b|-|$)/, exclusive: true },
  { names: 'crontab', reads: /^(?:-u \S+ )?-l\b/ },
  {
    names: 'systemctl service rc-service',
    state: 'services',
    reads: /(?:^|\s)(?:status|show|is-\w+|list-\S+|cat|get-default|--status-all)\b/,
  },
  {
    names: 'docker docker-compose podman nerdctl',
    state: 'docker',
    reads:
      /^(?:-|$|(?:(?:container|image|network|volume|system|compose|context|node|service|stack)\s+)?(?:ps|ls|list|images|inspect|logs|version|info|stats|top|port|history|search|events|diff|df|config)\b)/,
  },
  {
    names: 'kubectl helm',
    state: 'kubectl',
    reads:
      /^(?:-|$|(?:get|describe|logs|explain|version|top|api-\w+|cluster-info|list|ls|status|history|template|search|show)\b|config (?:view|current|get))/,
  },
  {
    names: 'pm2',
    reads: /^(?:ls|list|l|jlist|prettylist|show|describe|logs|info|ping|id|env|pid|-|$)/,
  },
  {
    names: 'supervisorctl',
    reads: /^(?:status|avail|pid|tail|version|-|$)/,
  },
  {
    names: 'ip ifconfig route brctl nmcli',
    state: 'network',
    reads: /(?:^|\s)(?:show|list|ls|status)(?:\s|$)|^(?:-\S+\s?)*(?:[\w.-]+)?$/,
  },
  { names: 'wg wg-quick', state: 'wireguard', reads: /^(?:show|showconf|genkey|pubkey|genpsk|strip|$)/ },
  { names: 'mount umount losetup', state: 'mounts', reads: /^(?:-[al])?$/ },
];

const ROW_OF = new Map(ROWS.flatMap((row) => row.names.split(' ').map((name) => [name, row] as const)));

/**
 * What a command does to the state that its program keeps; undefined for programs that are not known to keep one. `words`
 * are those behind the program, undefined where they are not known.
 */
export function stateUseOf(program: string, words: readonly (string | undefined)[]): StateUse | undefined {
  const row = ROW_OF.get(program);
  if (!row) return undefined;
  const text = behindOptions(words, row.valued)
    .map((word) => word ?? '\0')
    .join(' ');
  if (row.apart?.test(text)) return undefined;
  const state = row.state ?? row.names.split(' ')[0];
  return { state, changes: row.reads?.test(text) !== true, exclusive: row.exclusive === true };
}

// Matches: -C folder, --no-pager
function behindOptions(
  words: readonly (string | undefined)[],
  valued: readonly string[] | undefined,
): readonly (string | undefined)[] {
  const [first] = words;
  if (!valued || !first?.startsWith('-')) return words;
  return behindOptions(words.slice(valued.includes(first) ? 2 : 1), valued);
}

/** What a program does to a file among its arguments. */
export type FileUse = 'read' | 'write' | 'remove' | 'make' | 'use' | 'none';

const READERS =
  /^(?:\[|b3sum|base64|basename|cat|cksum|cmp|cut|df|diff|dirname|du|echo|egrep|fgrep|ffprobe|file|find|fuser|getfacl|grep|head|hexdump|id|identify|jq|less|ls|lsof|md5sum|mediainfo|more|nl|od|pdffonts|pdfinfo|pgrep|printf|readlink|realpath|sha\d+sum|sort|stat|strings|tac|tail|test|uniq|wc|which|xxd|zcat|zgrep|zipinfo)$/;
const REMOVERS = /^(?:rm|rmdir|shred|unlink)$/;
const COPIERS = /^(?:cp|install|ln|rsync|scp)$/;
/** Their first argument is the program. */
const INTERPRETERS = /^(?:bash|bun|deno|node|nodejs|perl|php|python[\d.]*|Rscript|ruby|sh|ts-node|tsx|zsh)$/;

/** What a program does to the files that its words name, of which `isLast` is the last one; `use` is reading and changing. */
export function fileUseOf(program: string, place: { readonly isFirst: boolean; readonly isLast: boolean }): FileUse {
  if (READERS.test(program)) return 'read';
  if (REMOVERS.test(program)) return 'remove';
  if (COPIERS.test(program)) return place.isLast ? 'write' : 'read';
  if (program === 'mv') return place.isLast ? 'write' : 'remove';
  if (program === 'mkdir') return 'make';
  if (program === 'touch') return 'write';
  return INTERPRETERS.test(program) && place.isFirst ? 'none' : 'use';
}

/** Programs that run the program that follows them, perhaps behind options. */
export const RUNS_NEXT =
  /^(?:sudo|doas|env|nice|ionice|nohup|time|timeout|exec|command|npx|bunx|stdbuf|setsid|xvfb-run)$/;
