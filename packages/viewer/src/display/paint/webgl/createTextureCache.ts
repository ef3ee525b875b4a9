import type { FrameId } from '../../../model/Stack.ts'
import { type TexelData, textureOf } from './textureOf.ts'

/** Textures of images, evicted in least-recently-used order when the budget is exceeded. */
export interface TextureCache {
  /** `part` names a level of the image, of its mask or of its colored pixels. */
  take(
    owner: FrameId,
    part: string,
    data: TexelData,
    columns: number,
    rows: number,
    samples: 1 | 3 | 4,
  ): WebGLTexture
  forget(owner: FrameId): void
  bytes(): number
}

interface Kept {
  owner: FrameId
  texture: WebGLTexture
  /** Used to detect pixels that were decoded again. */
  data: TexelData
}

export function createTextureCache(gl: WebGL2RenderingContext, budget: number): TextureCache {
  // A Map keeps insertion order, so the first entry is the least recently used.
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
        // The parts of the task that is being painted must not evict each other.
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
