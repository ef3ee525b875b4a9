import type { ByteSource } from '../../model/ByteSource.ts'

/** Made in folders by the systems that show them. */
const BY_NAME = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])
/** AppleDouble (RFC 1740): what macOS puts beside each file of a foreign disc or an archive. */
const APPLE_DOUBLE = [0, 5, 0x16, 7]

/** Whether a system has put the file there by itself: there may be one for each image, and none of them is the reader's. */
export async function isSystemFile({ name, blob }: Pick<ByteSource, 'name' | 'blob'>): Promise<boolean> {
  const own = name.slice(name.lastIndexOf('/') + 1)
  if (BY_NAME.has(own)) return true
  if (!own.startsWith('._')) return false
  const head = await blob
    .slice(0, APPLE_DOUBLE.length)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const bytes = new Uint8Array(head)
  return APPLE_DOUBLE.every((byte, index) => bytes[index] === byte)
}
