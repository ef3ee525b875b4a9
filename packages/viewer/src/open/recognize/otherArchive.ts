/** What begins such a file, and where. */
const SIGNATURES: readonly { name: string; at: number; bytes: readonly number[] }[] = [
  { name: 'GZIP', at: 0, bytes: [0x1f, 0x8b] },
  { name: 'BZIP2', at: 0, bytes: [0x42, 0x5a, 0x68] },
  { name: 'XZ', at: 0, bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0] },
  { name: '7-Zip', at: 0, bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { name: 'RAR', at: 0, bytes: [0x52, 0x61, 0x72, 0x21, 0x1a, 7] },
  { name: 'Zstandard', at: 0, bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  // «ustar»
  { name: 'TAR', at: 257, bytes: [0x75, 0x73, 0x74, 0x61, 0x72] },
]

/** The name of an archive that isn't opened; a reader who is only told that it is no DICOM doesn't know what to do with it. */
export async function otherArchive(blob: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await blob.slice(0, 262).arrayBuffer())
  return SIGNATURES.find(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte))?.name
}
