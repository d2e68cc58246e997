import { fileUseOf, stateUseOf } from '../../src/language/programs';
import type { Piece } from '../../src/plan/effects/command-text';
import { readCommandLine, type Word } from '../../src/plan/effects/shell-lexer';

const hole: Piece = { kind: 'hole', path: { kind: 'any' }, at: 'app.js@1' };

function written(word: Word): string {
  return word.map((part) => (part.kind === 'text' ? part.text : '§')).join('');
}

/** The commands of a line, in which `§` is a value. */
function read(line: string): { words: string[]; files: string[] }[] {
  const pieces = line.split(/(§)/).map((text): Piece => (text === '§' ? hole : { kind: 'text', text }));
  return readCommandLine(pieces).map(({ words, redirections }) => ({
    words: words.map(written),
    files: redirections.map(({ by, word }) => `${by} ${written(word)}`),
  }));
}

describe('command lines', () => {
  it.each([
    ['git add .', [{ words: ['git', 'add', '.'], files: [] }]],
    [`echo "it's" 'a "b"' c\\ d`, [{ words: ['echo', "it's", 'a "b"', 'c d'], files: [] }]],
    [
      'cd repo && git pull; date | tee log',
      [
        { words: ['cd', 'repo'], files: [] },
        { words: ['git', 'pull'], files: [] },
        { words: ['date'], files: [] },
        { words: ['tee', 'log'], files: [] },
      ],
    ],
    ['make >out.txt 2>&1', [{ words: ['make'], files: ['write out.txt'] }]],
    ['sort < in.txt >> all.txt', [{ words: ['sort'], files: ['read in.txt', 'append all.txt'] }]],
    ['git commit -m "§ by §"', [{ words: ['git', 'commit', '-m', '§ by §'], files: [] }]],
    ["convert '§' /tmp/§.png", [{ words: ['convert', '§', '/tmp/§.png'], files: [] }]],
    ['(cat a.txt)', [{ words: ['cat', 'a.txt'], files: [] }]],
    ['', []],
  ])('%s', (line, commands) => {
    expect(read(line)).toEqual(commands);
  });
});

describe('what commands do to the state of their program', () => {
  it.each([
    'git -C /srv/site log -1',
    'git branch --show-current',
    'git branch',
    'git branch -a --contains HEAD',
    'git tag -l v1',
    'git remote -v',
    'git config --get user.name',
    'git config user.name',
    'git stash list',
    'git --version',
    'git --no-pager log',
    'npm ls',
    'npm --version',
    'crontab -l',
    'crontab -u www -l',
    'systemctl is-active web',
    'service web status',
    'docker ps -a',
    'docker container inspect web',
    'pm2 jlist',
    'ip addr show',
    'ip a',
    'ifconfig eth0',
    'mount',
    'wg show wg0',
  ])('%s reads it', (line) => {
    expect(useOf(line)?.changes).toBe(false);
  });

  it.each([
    'git add .',
    'git status --short',
    'git tag -a v1',
    'git branch --track a b',
    'git branch -t a b',
    'git remote -v update',
    'npm -s install',
    'npm audit fix',
    'yarn',
    'rpm -Uvh x',
    'pip -v install x',
    'certbot --nginx',
    'certbot -n renew',
    'hg -R r commit',
    'svn --username u commit',
    'terraform -chdir=x apply',
    'iptables -nL',
    'iptables -A INPUT',
    'git -C /srv/site pull',
    'git -c user.name=x commit -m y',
    'git --no-pager commit -a',
    'git branch -D old',
    'git branch new',
    'git config user.name Ada',
    'git remote add origin x',
    'git stash',
    'npm install left-pad',
    'apt-get -y install jq',
    'useradd ada',
    'crontab jobs.txt',
    'crontab -',
  ])('%s changes it, and fails beside another change', (line) => {
    expect(useOf(line)).toMatchObject({ changes: true, exclusive: true });
  });

  it.each([
    'docker-compose -f x.yml up',
    'docker -H tcp://h rm web',
    'docker --context c stop web',
    'docker config rm x',
    'kubectl -n p delete pod x',
    'kubectl --context c apply',
    'helm -n p upgrade x',
    'pm2 -s restart web',
    'supervisorctl -c f restart web',
    'mount -a',
    'nmcli con up show',
    'systemctl restart status-page',
    'systemctl stop list-sync',
    'service status-page restart',
    'systemctl restart web',
    'docker rm web',
    'ip link set eth0 up',
    'ifconfig eth0 down',
    'umount /mnt',
  ])('%s changes it', (line) => {
    expect(useOf(line)).toMatchObject({ changes: true, exclusive: false });
  });

  it.each(['git clone https://host/x.git', 'git init', 'uptime', 'convert a.png b.png'])(
    '%s does not use one',
    (line) => {
      expect(useOf(line)).toBeUndefined();
    },
  );

  it('takes an unknown command for a change', () => {
    expect(stateUseOf('git', [undefined])?.changes).toBe(true);
  });

  function useOf(line: string) {
    const [program, ...words] = line.split(' ');
    return stateUseOf(program, words);
  }
});

describe('what programs do to the files that they are given', () => {
  it.each([
    ['cat', 'read', 'read'],
    ['cp', 'read', 'write'],
    ['mv', 'remove', 'write'],
    ['rm', 'remove', 'remove'],
    ['node', 'read', 'use'],
    ['ffmpeg', 'use', 'use'],
  ])('%s: %s, and %s the last one', (program, first, last) => {
    expect(fileUseOf(program, { isFirst: true, isLast: false })).toBe(first);
    expect(fileUseOf(program, { isFirst: false, isLast: true })).toBe(last);
  });
});
