import { unzipSync } from 'fflate'
import { INFLATED_MAX_BYTES, INFLATING_MAX_RATIO } from '../model/limits.ts'

export interface Unpacked {
  files: Readonly<Record<string, Uint8Array>>
  /** Names of files that would exceed the limits. */
  refused: readonly string[]
}

/**
 * Unpacks the files of an archive by name. An entry whose declared size exceeds the limits isn't inflated,
 * and no entry is inflated beyond its declared size.
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked | undefined {
  const refused: string[] = []
  let total = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (!isWanted(name)) return false
        const isBomb = originalSize > 100_000 && originalSize / Math.max(size, 1) > INFLATING_MAX_RATIO
        if (isBomb || total + originalSize > INFLATED_MAX_BYTES) {
          refused.push(name)
          return false
        }
        total += originalSize
        return true
      },
    })
    return { files, refused }
  } catch {
    return undefined
  }
}
