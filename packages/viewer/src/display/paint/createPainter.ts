import type { FrameId } from '../../model/Stack.ts'
import { renderPixels } from './cpu/renderPixels.ts'
import type { PaintTask } from './PaintTask.ts'
import { RAMP, rampTasks } from './rampTask.ts'
import { createWebglPainter } from './webgl/createWebglPainter.ts'
import { isTrustworthy } from './webgl/isTrustworthy.ts'

export interface PainterOptions {
  /**
   * Undefined chooses WebGL2 if there is a graphics card, because the CPU painter is faster than a software
   * renderer. A card that paints incorrectly isn't used.
   */
  preferWebgl?: boolean
  /** Maximum bytes of textures on the card. */
  textureBudget?: number
}

/** One painter per page. It paints synchronously. */
export interface Painter {
  /** The canvas has the size in device pixels that the task's matrix is made for. */
  paint(canvas: HTMLCanvasElement | OffscreenCanvas, task: PaintTask): void
  /**
   * Called once before anything is open. It takes about 50 ms, by which the first image comes sooner, because
   * its code is already compiled.
   */
  warmUp(): void
  /** Releases an image's textures; its pixels belong to the caller. */
  forget(owner: FrameId): void
  /** The present painter: after a lost context the CPU takes over until it is restored. */
  kind(): 'webgl' | 'cpu'
  textureBytes(): number
  dispose(): void
}

/** After this many rounds the JIT compiler has optimized the loops. */
const WARM_UP_ROUNDS = 6
const TEXTURE_BUDGET = 128 * 1024 * 1024

export function createPainter({ preferWebgl, textureBudget = TEXTURE_BUDGET }: PainterOptions = {}): Painter {
  let webgl = preferWebgl === false ? undefined : createWebglPainter(textureBudget)
  if (webgl && ((webgl.isSoftware && preferWebgl === undefined) || !isTrustworthy(webgl))) {
    webgl.dispose()
    webgl = undefined
  }
  const cpu = createCpuPainter()
  const paint: Painter['paint'] = (canvas, task) => {
    const { width, height } = canvas
    const context = canvas.getContext('2d', { alpha: false })
    if (!context || width === 0 || height === 0) return
    const picture = webgl?.paint(task, width, height)
    if (picture) context.drawImage(picture, 0, 0, width, height, 0, 0, width, height)
    else cpu(context, task, width, height)
  }
  return {
    paint,
    warmUp: () => {
      for (let round = 0; round < WARM_UP_ROUNDS; round++)
        for (const task of rampTasks()) renderPixels(task, RAMP.canvas, RAMP.canvas)
    },
    forget: (owner) => webgl?.forget(owner),
    kind: () => (webgl && !webgl.isLost() ? 'webgl' : 'cpu'),
    textureBytes: () => webgl?.bytes() ?? 0,
    dispose: () => {
      webgl?.dispose()
      webgl = undefined
    },
  }
}

type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The number of different viewport sizes in a layout; their buffers are reused. */
const KEPT_PICTURES = 4

function createCpuPainter() {
  const kept = new Map<string, ImageData>()
  return (context: CanvasContext, task: PaintTask, width: number, height: number) => {
    const key = `${width}/${height}`
    const picture = kept.get(key) ?? new ImageData(width, height)
    kept.delete(key)
    kept.set(key, picture)
    for (const oldest of kept.keys()) if (kept.size > KEPT_PICTURES) kept.delete(oldest)
    renderPixels(task, width, height, { into: picture.data })
    context.putImageData(picture, 0, 0)
  }
}
