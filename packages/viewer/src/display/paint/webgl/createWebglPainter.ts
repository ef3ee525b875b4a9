import type { FrameId } from '../../../model/Stack.ts'
import type { PaintTask } from '../PaintTask.ts'
import { type ResolvedTask, resolveTask } from '../resolveTask.ts'
import { createTextureCache, type TextureCache } from './createTextureCache.ts'
import { drawTask } from './drawTask.ts'
import { linkProgram, type Program } from './linkProgram.ts'
import { openContext } from './openContext.ts'
import type { SamplerKind } from './shader.ts'
import { samplerOf, textureOf } from './textureOf.ts'

/**
 * Paints on its own canvas, from which all viewports copy, because browsers allow only about sixteen
 * contexts.
 */
export interface WebglPainter {
  isSoftware: boolean
  /** The canvas with the picture in its top left corner; undefined if it can't be painted this way now. */
  paint(task: PaintTask, width: number, height: number): OffscreenCanvas | undefined
  forget(owner: FrameId): void
  bytes(): number
  isLost(): boolean
  dispose(): void
}

/** Resources that are lost with the context. */
interface Belongings {
  programs: Map<SamplerKind, Program | undefined>
  textures: TextureCache
}

export function createWebglPainter(budget: number): WebglPainter | undefined {
  const opened = openContext()
  if (!opened) return undefined
  const { canvas, gl, isSoftware, largest } = opened
  const settle = (): Belongings => ({ programs: new Map(), textures: createTextureCache(gl, budget) })
  let own = settle()
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault())
  canvas.addEventListener('webglcontextrestored', () => {
    own = settle()
  })

  const programFor = (kind: SamplerKind) => {
    if (!own.programs.has(kind)) own.programs.set(kind, linkProgram(gl, kind))
    return own.programs.get(kind)
  }

  return {
    isSoftware,
    paint: (task, width, height) => {
      if (gl.isContextLost() || Math.max(width, height) > largest) return undefined
      const resolved = resolveTask(task)
      const kind = samplerOf(resolved.plane)
      const program = kind && fits(resolved, largest) ? programFor(kind) : undefined
      if (!program) return undefined
      if (canvas.width < width) canvas.width = width
      if (canvas.height < height) canvas.height = height
      const { values, mask, tint, release } = texturesOf(gl, own.textures, task, resolved)
      drawTask({ gl, program, resolved, values, mask, tint, width, height, canvasHeight: canvas.height })
      release()
      return gl.isContextLost() ? undefined : canvas
    },
    forget: (owner) => own.textures.forget(owner),
    bytes: () => own.textures.bytes(),
    isLost: () => gl.isContextLost(),
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

const fits = ({ plane }: ResolvedTask, largest: number) => Math.max(plane.columns, plane.rows) <= largest

function texturesOf(
  gl: WebGL2RenderingContext,
  cache: TextureCache,
  { image }: PaintTask,
  { plane, mask, tint, level }: ResolvedTask,
) {
  const { columns, rows, samples } = plane
  const { id } = image
  if (id !== undefined) {
    const values = cache.take(id, `${level}`, plane.values, columns, rows, samples)
    const masked = mask && cache.take(id, `${level}/mask`, mask.bits, mask.columns, mask.rows, 1)
    const tinted = tint && cache.take(id, `${level}/tint`, tint.rgba, tint.columns, tint.rows, 4)
    return { values, mask: masked, tint: tinted, release: () => {} }
  }
  const values = textureOf(gl, plane.values, columns, rows, samples)
  const masked = mask && textureOf(gl, mask.bits, mask.columns, mask.rows, 1)
  const tinted = tint && textureOf(gl, tint.rgba, tint.columns, tint.rows, 4)
  const release = () => {
    for (const texture of [values, masked, tinted]) if (texture) gl.deleteTexture(texture)
  }
  return { values, mask: masked, tint: tinted, release }
}
