import type { Rgb } from '../PaintTask.ts'
import type { ResolvedTask } from '../resolveTask.ts'
import type { Program } from './linkProgram.ts'
import { textureOf } from './textureOf.ts'

interface Drawing {
  gl: WebGL2RenderingContext
  program: Program
  resolved: ResolvedTask
  values: WebGLTexture
  mask: WebGLTexture | undefined
  tint: WebGLTexture | undefined
  width: number
  height: number
  /** The canvas may be larger than the picture. */
  canvasHeight: number
}

/** Row length of the texture with the levels; the shader contains the same number. */
const LEVELS_PER_ROW = 1024

export function drawTask({
  gl,
  program,
  resolved,
  values,
  mask,
  tint,
  width,
  height,
  canvasHeight,
}: Drawing): void {
  const { plane, inverse, tone } = resolved
  const { at } = program
  gl.useProgram(program.program)
  gl.viewport(0, canvasHeight - height, width, height)

  // Uploading binds textures, so everything is uploaded before the final binding.
  const levels = levelTexture(gl, tone.levels)
  const palette = textureOf(gl, tone.palette, 256, 1, 4)
  // Every sampler needs a texture of its type, whether or not it is read.
  const spare = mask ?? spareMask(gl)
  bind(gl, 0, at.uValues, values)
  bind(gl, 1, at.uMask, spare)
  bind(gl, 2, at.uLevels, levels)
  bind(gl, 3, at.uPalette, palette)
  bind(gl, 4, at.uTint, tint ?? palette)

  gl.uniform2i(at.uSize, plane.columns, plane.rows)
  gl.uniform2f(at.uReach, resolved.width, resolved.height)
  gl.uniform3f(at.uMiddle, width / 2, height / 2, canvasHeight)
  gl.uniform2f(
    at.uCenter,
    (inverse.a * width) / 2 + (inverse.c * height) / 2 + inverse.e,
    (inverse.b * width) / 2 + (inverse.d * height) / 2 + inverse.f,
  )
  gl.uniform4f(at.uInverse, inverse.a, inverse.b, inverse.c, inverse.d)
  gl.uniform2f(at.uPadding, plane.padding?.from ?? 1, plane.padding?.to ?? 0)
  gl.uniform3f(at.uTone, tone.slope, tone.offset, tone.factor)
  gl.uniform1i(at.uLevelCount, tone.levels?.length ?? 0)
  gl.uniform1i(at.uIsSmooth, Number(resolved.isSmooth))
  gl.uniform1i(at.uHasMask, Number(mask !== undefined))
  gl.uniform1i(at.uHasTint, Number(tint !== undefined))
  gl.uniform1i(at.uHasOverlay, Number(resolved.overlayColor !== undefined))
  setColor(gl, at.uBackground, resolved.background)
  setColor(gl, at.uOverlay, resolved.overlayColor ?? resolved.background)
  setColor(gl, at.uShutter, resolved.shutterColor)
  gl.drawArrays(gl.TRIANGLES, 0, 3)

  for (const texture of [levels, palette, ...(mask ? [] : [spare])]) gl.deleteTexture(texture)
}

function bind(
  gl: WebGL2RenderingContext,
  unit: number,
  location: WebGLUniformLocation | null,
  texture: WebGLTexture,
): void {
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.uniform1i(location, unit)
}

function levelTexture(gl: WebGL2RenderingContext, levels: Float32Array | undefined): WebGLTexture {
  const rows = Math.max(Math.ceil((levels?.length ?? 0) / LEVELS_PER_ROW), 1)
  const filled = new Float32Array(rows * LEVELS_PER_ROW)
  if (levels) filled.set(levels)
  return textureOf(gl, filled, LEVELS_PER_ROW, rows, 1)
}

const spareMask = (gl: WebGL2RenderingContext) => textureOf(gl, new Uint8Array(1), 1, 1, 1)

const setColor = (
  gl: WebGL2RenderingContext,
  location: WebGLUniformLocation | null,
  [red, green, blue]: Rgb,
) => gl.uniform3f(location, red / 255, green / 255, blue / 255)
