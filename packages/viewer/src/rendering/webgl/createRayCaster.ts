import { openContext } from '../../display/paint/webgl/openContext.ts'
import type { Vector } from '../../model/Geometry.ts'
import { createBlockRanges } from '../blockRanges.ts'
import type { GridPlan } from '../GridPlan.ts'
import type { RayCaster } from '../RayCaster.ts'
import type { RayTask } from '../RayTask.ts'
import { TABLE_SIZE } from '../transferFunctions.ts'
import { linkRays, type RayProgram } from './linkRays.ts'

interface Grid {
  plan: GridPlan
  values: WebGLTexture
  blocks: WebGLTexture
  ranges: ReturnType<typeof createBlockRanges>
}

/** Casts rays on the graphics card; undefined if the browser has no WebGL2 or the card refuses the shader. */
export function createRayCaster(): RayCaster | undefined {
  const opened = openContext(true)
  if (!opened) return undefined
  const { canvas, gl, largest, isSoftware } = opened
  let program = linkRays(gl)
  if (!program) return undefined
  let grid: Grid | undefined
  let table = { of: undefined as Float32Array | undefined, texture: undefined as WebGLTexture | undefined }
  let fence: WebGLSync | null = null
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault())
  canvas.addEventListener('webglcontextrestored', () => {
    program = linkRays(gl)
    grid = undefined
    table = { of: undefined, texture: undefined }
    fence = null
  })

  function bindTable(task: RayTask, { ranges, blocks }: Grid): void {
    gl.activeTexture(gl.TEXTURE2)
    table.texture ??= gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, table.texture)
    gl.activeTexture(gl.TEXTURE1)
    gl.bindTexture(gl.TEXTURE_3D, blocks)
    if (table.of === task.table) return
    table.of = task.table
    gl.texImage3D(
      ...([gl.TEXTURE_3D, 0, gl.R8UI, ...ranges.size, 0, gl.RED_INTEGER, gl.UNSIGNED_BYTE] as const),
      ranges.occupied(task.table),
    )
    gl.activeTexture(gl.TEXTURE2)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, TABLE_SIZE, 1, 0, gl.RGBA, gl.FLOAT, task.table)
    keepNearest(gl, gl.TEXTURE_2D)
  }

  return {
    isSoftware,
    begin(plan) {
      if (grid) for (const texture of [grid.values, grid.blocks]) gl.deleteTexture(texture)
      table.of = undefined
      gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
      grid = {
        plan,
        ranges: createBlockRanges(plan.size),
        values: valueTexture(gl, plan.size),
        blocks: blockTexture(gl),
      }
    },
    addSlice(slice, z) {
      if (!grid || gl.isContextLost()) return
      const [columns, rows] = grid.plan.size
      grid.ranges.add(slice, z)
      gl.activeTexture(gl.TEXTURE0)
      gl.bindTexture(gl.TEXTURE_3D, grid.values)
      gl.texSubImage3D(gl.TEXTURE_3D, 0, 0, 0, z, columns, rows, 1, gl.RED, gl.FLOAT, slice)
    },
    cast(task, from, to) {
      if (!grid || !program || gl.isContextLost() || Math.max(task.width, task.height) > largest) return
      if (canvas.width < task.width) canvas.width = task.width
      if (canvas.height < task.height) canvas.height = task.height
      gl.useProgram(program.program)
      bindTable(task, grid)
      gl.activeTexture(gl.TEXTURE0)
      gl.bindTexture(gl.TEXTURE_3D, grid.values)
      setUniforms(gl, program, grid.plan, task, canvas.height)
      gl.viewport(0, canvas.height - task.height, task.width, task.height)
      gl.enable(gl.SCISSOR_TEST)
      gl.scissor(0, canvas.height - to, task.width, to - from)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      if (fence) gl.deleteSync(fence)
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
      gl.flush()
    },
    isDone() {
      if (!fence || gl.isContextLost()) return true
      const state = gl.clientWaitSync(fence, 0, 0)
      return state === gl.ALREADY_SIGNALED || state === gl.CONDITION_SATISFIED
    },
    isLost: () => gl.isContextLost(),
    show(target, { width, height }) {
      const context = target.getContext('2d', { alpha: false })
      if (!context || gl.isContextLost()) return
      context.imageSmoothingEnabled = true
      context.imageSmoothingQuality = 'high'
      context.drawImage(canvas, 0, 0, width, height, 0, 0, target.width, target.height)
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

/**
 * Half floats, which cards interpolate: 11 bits of the scale from air to bone are 1 HU in the range of
 * tissues.
 */
function valueTexture(gl: WebGL2RenderingContext, [columns, rows, slices]: Vector): WebGLTexture {
  const texture = gl.createTexture()
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_3D, texture)
  gl.texStorage3D(gl.TEXTURE_3D, 1, gl.R16F, columns, rows, slices)
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  keepInside(gl, gl.TEXTURE_3D)
  return texture
}

function blockTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture()
  gl.activeTexture(gl.TEXTURE1)
  gl.bindTexture(gl.TEXTURE_3D, texture)
  keepNearest(gl, gl.TEXTURE_3D)
  return texture
}

function keepNearest(gl: WebGL2RenderingContext, kind: number): void {
  gl.texParameteri(kind, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(kind, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  keepInside(gl, kind)
}

function keepInside(gl: WebGL2RenderingContext, kind: number): void {
  for (const axis of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R])
    if (kind === gl.TEXTURE_3D || axis !== gl.TEXTURE_WRAP_R) gl.texParameteri(kind, axis, gl.CLAMP_TO_EDGE)
}

function setUniforms(
  gl: WebGL2RenderingContext,
  { at }: RayProgram,
  { size, origin, toIndex }: GridPlan,
  task: RayTask,
  canvasHeight: number,
): void {
  gl.uniform1i(at.uValues, 0)
  gl.uniform1i(at.uBlocks, 1)
  gl.uniform1i(at.uTable, 2)
  gl.uniform3f(at.uSize, ...size)
  gl.uniform3f(at.uOrigin, ...origin)
  gl.uniformMatrix3fv(at.uToIndex, true, toIndex.flat())
  gl.uniform1f(at.uHeight, canvasHeight)
  gl.uniform3f(at.uCorner, ...task.corner)
  gl.uniform3f(at.uAcross, ...task.across)
  gl.uniform3f(at.uDown, ...task.down)
  gl.uniform3f(at.uForward, ...task.forward)
  gl.uniform1f(at.uStep, task.step)
  gl.uniform1f(at.uReach, task.reach)
  gl.uniform3f(at.uClipMin, ...task.clip.min)
  gl.uniform3f(at.uClipMax, ...task.clip.max)
  gl.uniform1f(at.uSurface, task.surface)
}
