const MIB = 1024 ** 2
const GIB = 1024 ** 3

/** What fits into one buffer in every browser: a larger image couldn't be read, packed or not. */
export const ENTRY_SIZE_MAX = 2 * GIB - 1

/** Images shrink to a half or a third, masks that are nearly empty a thousandfold, but those are small. */
export const ENTRY_RATIO_MAX = 200
export const ENTRY_RATIO_FROM = 256 * MIB

/** The same for everything that an archive holds, with what archives in it hold. */
export const TOTAL_RATIO_MAX = 100
export const TOTAL_RATIO_FROM = 512 * MIB

/** What is unpacked has to be kept somewhere while it is open. A stored file is a part of the archive and isn't counted. */
export const UNPACKED_MAX = 16 * GIB

/** Pieces of this size become a blob, which browsers may put on the disk. */
export const PIECE_SIZE = 16 * MIB
