import { type Codecs, createCodecs } from './createCodecs.ts'

/** Those of this thread. Not even the addresses of their programs are loaded before a file needs them. */
export const sharedCodecs: Codecs = createCodecs(async (name) =>
  (await import('./fetchWasm.ts')).fetchWasm(name),
)
