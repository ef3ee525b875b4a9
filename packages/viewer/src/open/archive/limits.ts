const MIB = 1024 ** 2
const GIB = 1024 ** 3

/** What fits into one buffer in every browser; a larger image couldn't be read, compressed or not. */
export const ENTRY_SIZE_MAX = 2 * GIB - 1

/** Images compress to a half or a third; nearly empty masks a thousandfold, but those are small. */
export const ENTRY_RATIO_MAX = 200
export const ENTRY_RATIO_FROM = 256 * MIB

/** The same for everything in an archive, including nested archives. */
export const TOTAL_RATIO_MAX = 100
export const TOTAL_RATIO_FROM = 512 * MIB

/**
 * Unpacked files have to be stored while they are open. Uncompressed entries are slices of the archive and
 * don't count.
 */
export const UNPACKED_MAX = 16 * GIB

/** Chunks of this size become a blob, which browsers may move to the disk. */
export const PIECE_SIZE = 16 * MIB
