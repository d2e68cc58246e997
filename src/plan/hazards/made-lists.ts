import type { CallFacts, FileFacts } from '../../types';
import { BRINGS, type SentData } from './sent-data';

/** Calls that list a folder, by their text: they give an array, at once, as a promise, or to their callback. */
const LISTS = /^(?:(?:fs|fse|gfs|nodeFs)\w*\.)?(?:promises\.)?readdir(?:Sync)?$/i;

/** Methods that give an array, if their receiver is one. */
const GIVES_LIST: ReadonlySet<string> = new Set(
  'filter map slice concat sort reverse flat flatMap splice toSorted toReversed'.split(' '),
);

/** What is known of a file from elsewhere. */
export interface Known {
  /** Calls that give an array. */
  readonly givesList: (call: CallFacts) => boolean;
  /** What clients sent. */
  readonly sent: SentData;
}

/**
 * Whether whatever a file puts at a flow node is an array, or has array methods only if it is one: an array that is
 * written down, a listing of a folder, a result for which `givesList` holds, what an array method makes of these, or a part
 * of what a client sent. What comes from elsewhere is none.
 */
// Matches: names of const names = (await fs.promises.readdir(folder)) || [], req.body.names
export function isMadeList(file: FileFacts, node: number, known: Known): boolean {
  return new Search(file, known).holdsLists(node);
}

class Search {
  private readonly seen = new Set<number>();

  constructor(
    private readonly file: FileFacts,
    private readonly known: Known,
  ) {}

  holdsLists(node: number): boolean {
    if (this.seen.has(node)) return true;
    this.seen.add(node);
    const { calls, flow } = this.file;
    const comes = flow.filter(([kind, to]) => to === node && BRINGS.has(kind));
    const call = calls.find(({ resultNode }) => resultNode === node);
    if (call) return this.isList(call);
    if (comes.length === 0) return this.isListing(node);
    return comes.every(
      (one) =>
        one[0] === 'list' ||
        (one[0] === 'copy' && this.holdsLists(one[2])) ||
        (one[0] === 'load' && this.known.sent.has(one[2], one[3])),
    );
  }

  // Matches: fs.readdirSync(folder), fs.promises.readdir(folder).catch(() => []), names.filter(isText)
  private isList(call: CallFacts): boolean {
    if (LISTS.test(call.text) || this.known.givesList(call)) return true;
    if (call.receiverNode < 0 || !this.holdsLists(call.receiverNode)) return false;
    return GIVES_LIST.has(call.name) || (call.name === 'catch' && this.recovers(call));
  }

  private recovers({ index }: CallFacts): boolean {
    const handler = this.file.functions.find(({ argumentOf }) => argumentOf?.call === index);
    return handler !== undefined && this.holdsLists(handler.resultNode);
  }

  // Matches: names of fs.readdir(folder, (error, names) => …)
  private isListing(node: number): boolean {
    const { functions, calls } = this.file;
    const callback = functions.find(({ paramNodes }) => paramNodes[1] === node);
    return callback?.argumentOf !== undefined && LISTS.test(calls[callback.argumentOf.call].text);
  }
}
