import type { Refusal } from './Refusal.ts'

/** Something that can be read in parts: a file, an entry of an archive, a server's response. */
export interface ByteSource {
  /** Shown to the reader, never sent or logged. */
  name: string
  blob: Blob
  /** Files of its folder that are needed to read it, by their bare names. */
  beside?: readonly ByteSource[]
  /** Set if there is nothing to read, for example because a server didn't deliver it. */
  refusal?: Refusal
}
