import { findSourceMap, Module, SourceMap, type SourceMapPayload } from 'node:module';

type Compile = (this: unknown, content: string, file: string, ...more: unknown[]) => unknown;

/** More than an app compiles while loading; later files keep the positions of the running code. */
const MOST = 5000;
const INLINE = /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/;

/** Source maps of files that were compiled while they were required, as text until needed. */
const texts = new Map<string, string>();
const maps = new Map<string, SourceMap | undefined>();

/** Keeps the source maps of compilers such as ts-node from now on: Node itself keeps them only on request. */
export function keepSourceMaps(): void {
  const prototype = Module.prototype as unknown as { _compile: Compile };
  const compile = prototype._compile;
  prototype._compile = function (this: unknown, ...args: Parameters<Compile>): unknown {
    const [content, file] = args;
    const [, text] = (typeof content === 'string' && INLINE.exec(content.slice(-1_000_000))) || [];
    if (text !== undefined && texts.size < MOST) texts.set(file, text);
    return Reflect.apply(compile, this, args);
  };
}

/** The source map of a file, which Node knows by one name and a compiler by its path. */
export function mapOf(file: string, path: string): SourceMap | undefined {
  return findSourceMap(file) ?? ownMap(path);
}

function ownMap(file: string): SourceMap | undefined {
  const text = texts.get(file);
  if (text !== undefined && !maps.has(file)) maps.set(file, parsed(text));
  return maps.get(file);
}

function parsed(text: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(Buffer.from(text, 'base64').toString()) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
