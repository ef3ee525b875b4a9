import type { Refusal } from './Refusal.ts'

/** Something that can be read in part: a file on the disk, an entry of an archive, an answer of a server. */
export interface ByteSource {
  /** Shown to the reader, never sent or logged. */
  name: string
  blob: Blob
  /** Files of its folder that it can't be read without, by their bare names. */
  beside?: readonly ByteSource[]
  /** Why there is nothing to read: it was to come from somewhere and did not. */
  refusal?: Refusal
}
