import type { Refusal } from '../../model/Refusal.ts'
import type { ArchiveEntry } from './ArchiveEntry.ts'
import {
  ENTRY_RATIO_FROM,
  ENTRY_RATIO_MAX,
  ENTRY_SIZE_MAX,
  TOTAL_RATIO_FROM,
  TOTAL_RATIO_MAX,
  UNPACKED_MAX,
} from './limits.ts'

export type UnpackAllowance = ReturnType<typeof createUnpackAllowance>

/**
 * Limits what may be unpacked of an archive and of nested ones, by the sizes in their directories: a small
 * archive that expands to gigabytes is refused before the first byte. Unpacking never exceeds the declared
 * sizes.
 */
export function createUnpackAllowance(archiveSize: number) {
  const totalMax = TOTAL_RATIO_FROM + TOTAL_RATIO_MAX * archiveSize
  let total = 0
  let unpacked = 0

  return {
    /** Deducts the declared sizes of an archive; returns a refusal if they exceed the limit. */
    takeArchive(entries: readonly ArchiveEntry[]): Refusal | undefined {
      for (const { size, method } of entries) {
        total += size
        if (method !== STORED) unpacked += size
      }
      return total > totalMax || unpacked > UNPACKED_MAX ? { reason: 'archiveOversized' } : undefined
    },
  }
}

/** Whether one file of an archive may be unpacked. */
export function entryRefusal({ isEncrypted, method, size, packedSize }: ArchiveEntry): Refusal | undefined {
  if (isEncrypted) return { reason: 'archiveEncrypted' }
  if (method === STORED) return undefined
  if (size > ENTRY_RATIO_FROM && size > ENTRY_RATIO_MAX * packedSize) return { reason: 'archiveOversized' }
  return size > ENTRY_SIZE_MAX ? { reason: 'tooLarge' } : undefined
}

const STORED = 0
