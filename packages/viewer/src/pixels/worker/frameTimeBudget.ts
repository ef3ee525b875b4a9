/**
 * Milliseconds that the decoding of one frame may take. A CT slice takes some 20 on a slow computer, the slowest sound
 * stream (JPEG 2000, 30 million samples, all cores busy) some 200 per million of samples: five to a hundred times as
 * much means that the decoder is lost in a damaged stream.
 */
export const frameTimeBudget = (samples: number): number => BASE + (samples / 1_000_000) * PER_MILLION

const BASE = 5000
const PER_MILLION = 1000
