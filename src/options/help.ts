/** The text of `unblock --help`; fits a terminal of 80 columns and, with a test, stays within 56 lines. */
export const help = `unblock finds synchronous calls that requests wait for, proves the path, and
rewrites them to async/await across every file.

Usage
  unblock [paths..]        find, plan, review file by file, apply
  unblock scan [paths..]   list what was found, change nothing
  unblock check [paths..]  exit 1 on what .unblock-baseline.json does not know
  unblock baseline [paths..]   write that file
  unblock explain <id|rule|file:line>   why, the way, the rewrite, the caveats
  unblock trace -- <command>   run the app, record what its requests wait for
  unblock bench -- <command>   load the app before and after: what is gained?
  unblock merge-reports <file..>   join the reports of several --shard runs
  unblock undo [run]       put the files of the last (or a named) run back
  unblock init             write a configuration from what it sees

Writing
  -n, --dry-run            show the patch, write nothing
  -y, --yes                apply every change set judged safe, without asking
      --risk <level>       safe (default) or review: how much --yes may take
      --allow-dirty        touch files with uncommitted changes
      --resume             go on with a review, or a run over several apps
      --apps-from <file>  a list of them   -j, --jobs <n>   --shard <i/n>
      --keep-tests         change no test: what tests call gets an async twin
      --list               undo: show the runs        --set <B>  only this set
      --verify <cmd>       run it before and after; drop the sets that break it
      --smoke <cmd> --url <path>  start the app and ask it  --timeout <seconds>

Choosing
      --only, --skip <list>    rules, ids or sets   (fs, fs/readFileSync, A)
      --context <list>     request (default), background, unknown, startup,
                           tooling, unreachable, all
      --severity <level>   at least low (default), medium, high or critical
      --max-changes <n>    the worst <n> change sets: a small pull request
      --entry <file>, --exclude <glob>   server entry; files to leave out
      --no-gitignore, --no-slice   also read what git ignores; parse every file
      --no-cache           look at everything anew, also where nothing changed
      --fs-cache ttl=<ms>  existsSync/statSync answers may be this old (0)
      --trace <file>       rank by what \`unblock trace\` measured, and add to it
  -o, --output <file>      trace: write here, not to .unblock/trace.json

Measuring (bench)
      --url <path>, --requests <file>   what is asked under load
      --unrelated <path>   what is asked meanwhile
      --prepare <cmd>      run it in the copies before the app is started
      --rounds <n>, --seconds <n>, --connections <n>   how often, long, many

Output
      --reporter <name[=path]>  pretty, patch, json, html, sarif, github; --json
      --exit-code, --strict    exit 1: changes or findings, 3: unreadable files
  -q, --quiet              only the first line   -v, --verbose  every finding
      --no-color           no colours (also NO_COLOR, TERM=dumb, CI, pipes)

  -C, --cwd <dir>          work in this folder   --config <file>  use this one
  -h, --help  -V, --version
Exit codes: 0 done, 1 new or pending, 2 usage, 3 unreadable files, 4 refused
by a guard, 5 verification failed, 70 internal error, 130 interrupted
`;
