/** A file in the directory of an archive. */
export interface ArchiveEntry {
  name: string
  /** 0 is stored, 8 is deflated. */
  method: number
  isEncrypted: boolean
  packedSize: number
  size: number
  /** Offset of its local header, which precedes the bytes. */
  headerAt: number
}
