import type { ImageContent } from '../../model/ImageContent.ts'

/** Bytes of one decoded frame. */
export function frameBytes({ format, palette }: Pick<ImageContent, 'format' | 'palette'>): number {
  const { rows, columns, samples, bitsAllocated } = format
  const pixels = rows * columns
  if (samples === 3 || (palette && format.photometric === 'PALETTE COLOR')) return pixels * 3
  return pixels * Math.max(1, bitsAllocated / 8)
}
