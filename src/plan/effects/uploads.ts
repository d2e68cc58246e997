import type { CallGraph } from '../../types';

// Matches: req.file.path, and path.join(file.destination, file.filename)
const UPLOAD =
  /^<\??(?:[\w$]+\.)*(?:file|files:\d+|files\[\d+\]|upload)\.(?:path@[^>]*>$|(?:path|destination)(?:@[^>]*)?>(?:\/\*\*|\/<[^>]*>)?$)/;

/** Uploaded files, whose names are unique unless the project sets them. */
export class Uploads {
  private namesThem: boolean | undefined;

  constructor(private readonly graph: CallGraph) {}

  /** Whether a path is that of an uploaded file. */
  isOne(path: string): boolean {
    this.namesThem ??= [...this.graph.program.all].some((file) =>
      file.calls.some((call) => call.name === 'diskStorage' && call.args[0]?.keys?.includes('filename') !== false),
    );
    return !this.namesThem && UPLOAD.test(path);
  }
}
