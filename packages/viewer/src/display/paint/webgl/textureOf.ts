import type { Plane } from '../planeOf.ts'
import type { SamplerKind } from './shader.ts'

export type TexelData = Uint8Array | Int16Array | Uint16Array | Float32Array

/** The sampler for a plane in its own number type. Undefined if there is no such texture. */
export function samplerOf({ values, samples }: Plane): SamplerKind | undefined {
  if (samples === 3) return values instanceof Uint8Array ? 'color' : undefined
  if (values instanceof Float32Array) return 'float'
  return values instanceof Int16Array ? 'int' : 'uint'
}

/** Uploads to the active texture unit. */
export function textureOf(
  gl: WebGL2RenderingContext,
  data: TexelData,
  columns: number,
  rows: number,
  samples: 1 | 3 | 4,
): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.NEAREST],
    [gl.TEXTURE_MAG_FILTER, gl.NEAREST],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value)
  const [internal, format, type] = formatOf(gl, data, samples)
  gl.texImage2D(gl.TEXTURE_2D, 0, internal, columns, rows, 0, format, type, data)
  return texture
}

function formatOf(
  gl: WebGL2RenderingContext,
  data: TexelData,
  samples: 1 | 3 | 4,
): [internal: number, format: number, type: number] {
  if (samples === 4) return [gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE]
  if (samples === 3) return [gl.RGB8UI, gl.RGB_INTEGER, gl.UNSIGNED_BYTE]
  if (data instanceof Float32Array) return [gl.R32F, gl.RED, gl.FLOAT]
  if (data instanceof Uint8Array) return [gl.R8UI, gl.RED_INTEGER, gl.UNSIGNED_BYTE]
  if (data instanceof Uint16Array) return [gl.R16UI, gl.RED_INTEGER, gl.UNSIGNED_SHORT]
  return [gl.R16I, gl.RED_INTEGER, gl.SHORT]
}
