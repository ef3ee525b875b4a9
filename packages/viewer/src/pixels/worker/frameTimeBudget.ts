/**
 * Milliseconds allowed for decoding one frame. A CT slice takes about 20 on a slow computer, and the slowest
 * valid stream (JPEG 2000, 30 million samples, all cores busy) about 200 per million samples; five to a
 * hundred times as much means that the decoder is stuck in a damaged stream.
 */
export const frameTimeBudget = (samples: number): number => BASE + (samples / 1_000_000) * PER_MILLION

const BASE = 5000
const PER_MILLION = 1000
