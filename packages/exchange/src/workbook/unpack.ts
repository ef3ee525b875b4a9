import { unzipSync } from 'fflate'
import { INFLATED_MAX_BYTES, INFLATING_MAX_RATIO } from '../model/limits.ts'

export interface Unpacked {
  files: Readonly<Record<string, Uint8Array>>
  /** Names of files that would grow beyond the limits. */
  refused: readonly string[]
}

/** Files of a compressed archive by name. What says that it grows beyond the limits is not inflated; nothing grows beyond what it says. */
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
