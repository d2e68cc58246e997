/** The text of `unblock --help`; fits a terminal of 80 columns and, with a test, stays within 56 lines. */
export const help = `unblock finds synchronous calls that requests wait for, proves the path, and
rewrites them to async/await across every file.

Usage
  unblock [paths..]        find, plan, review file by file, apply
  unblock scan [paths..]   list what was found, change nothing
  unblock check [paths..]  exit 1 on calls that are not in the baseline
  unblock baseline [paths..]   accept what there is: .unblock-baseline.json
  unblock explain <id|rule|file:line>   the proof, the rewrite, the hazards
  unblock trace -- <command>   run the app, record what requests wait for
  unblock bench -- <command>   load-test the app before and after
  unblock merge-reports <file..>   join the reports of several --shard runs
  unblock undo [run]       restore the files of the last (or a named) run
  unblock init             write a configuration for this project

Writing
  -n, --dry-run            show the patch, write nothing
  -y, --yes                apply every change set judged safe, without asking
      --risk <level>       safe (default) or review: what --yes may apply
      --allow-dirty        also change files with uncommitted changes
      --resume             continue a review, or a run over several apps
      --apps-from <file>   several apps: a list  -j, --jobs <n>  --shard <i/n>
      --keep-tests         leave tests alone: what they call gets an async twin
      --list               undo: list the runs    --set <B>  undo only this set
      --verify <cmd>       run before and after; revert the sets that break it
      --smoke <cmd> --url <path>  compare its responses  --timeout <seconds>

Choosing
      --only, --skip <list>    rules, ids or sets   (fs, fs/readFileSync, A)
      --context <list>     request (default), background, unknown, startup,
                           tooling, unreachable, all
      --severity <level>   at least low (default), medium, high or critical
      --max-changes <n>    only the <n> most severe change sets
      --entry <file>, --exclude <glob>   server entry; files to ignore
      --no-gitignore, --no-slice, --no-cache   read, parse, analyse all
      --fs-cache ttl=<ms>  existsSync/statSync results may be this old (0)
      --parallel <n>       callbacks of map that may run at once (1)
      --trace <file>       rank and extend findings with \`unblock trace\` data
  -o, --output <file>      trace: output file (default .unblock/trace.json)

Measuring (bench)
      --url <path>, --requests <file>   what to request under load
      --unrelated <path>   what to request meanwhile
      --prepare <cmd>      run in each copy before the app is started
      --rounds <n>, --seconds <n>, --connections <n>   how often, long, many

Output
      --reporter <name[=path]>  pretty, patch, json, html, sarif, github; --json
      --exit-code, --strict    exit 1: changes or findings; 3: unreadable files
  -q, --quiet              only the first line   -v, --verbose  every finding
      --no-color           no colours (also NO_COLOR, TERM=dumb, CI, pipes)

  -C, --cwd <dir>          work in this folder   --config <file>
  -h, --help  -V, --version
Exit codes: 0 done, 1 new or pending, 2 usage, 3 unreadable files, 4 refused
to write, 5 verification failed, 70 internal error, 130 interrupted
`;
