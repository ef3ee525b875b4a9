import type { FrameId } from '../../../model/Stack.ts'
import { type TexelData, textureOf } from './textureOf.ts'

/** Textures of images, those least recently painted going first when the budget is spent. */
export interface TextureCache {
  /** `part`: which level of the image, or of its mask. */
  take(
    owner: FrameId,
    part: string,
    data: TexelData,
    columns: number,
    rows: number,
    samples: 1 | 3,
  ): WebGLTexture
  forget(owner: FrameId): void
  bytes(): number
}

interface Kept {
  owner: FrameId
  texture: WebGLTexture
  /** Pixels that were decoded anew are other pixels. */
  data: TexelData
}

export function createTextureCache(gl: WebGL2RenderingContext, budget: number): TextureCache {
  // A Map keeps the order in which its entries were set: the first is the one that waits longest.
  const kept = new Map<string, Kept>()
  let total = 0

  const drop = (key: string, { texture, data }: Kept) => {
    gl.deleteTexture(texture)
    total -= data.byteLength
    kept.delete(key)
  }

  return {
    take: (owner, part, data, columns, rows, samples) => {
      const key = `${owner}/${part}`
      const known = kept.get(key)
      if (known?.data === data) {
        kept.delete(key)
        kept.set(key, known)
        return known.texture
      }
      if (known) drop(key, known)
      for (const [oldest, entry] of kept) {
        if (total + data.byteLength <= budget) break
        // What is being painted right now has two parts: its values and its mask.
        if (entry.owner !== owner) drop(oldest, entry)
      }
      const texture = textureOf(gl, data, columns, rows, samples)
      kept.set(key, { owner, texture, data })
      total += data.byteLength
      return texture
    },
    forget: (owner) => {
      for (const [key, entry] of kept) if (entry.owner === owner) drop(key, entry)
    },
    bytes: () => total,
  }
}
