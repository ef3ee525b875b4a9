/** Something that can be read in part: a file on the disk, an entry of an archive, an answer of a server. */
export interface ByteSource {
  /** Shown to the reader, never sent or logged. */
  name: string
  blob: Blob
}
