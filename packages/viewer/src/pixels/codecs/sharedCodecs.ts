import { type Codecs, createCodecs } from './createCodecs.ts'

/** The decoders of this thread. Even the addresses of their binaries are loaded on demand. */
export const sharedCodecs: Codecs = createCodecs(async (name) =>
  (await import('./fetchWasm.ts')).fetchWasm(name),
)
