/** A file inside an archive, as its directory describes it. */
export interface ArchiveEntry {
  name: string
  /** 0: as it is; 8: deflated. */
  method: number
  isEncrypted: boolean
  packedSize: number
  size: number
  /** Of its own header, which stands before the bytes. */
  headerAt: number
}
