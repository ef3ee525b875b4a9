import type { FrameId } from '../../model/Stack.ts'
import { renderPixels } from './cpu/renderPixels.ts'
import type { PaintTask } from './PaintTask.ts'
import { RAMP, rampTasks } from './rampTask.ts'
import { createWebglPainter } from './webgl/createWebglPainter.ts'
import { isTrustworthy } from './webgl/isTrustworthy.ts'

export interface PainterOptions {
  /**
   * Undefined: WebGL2 where there is a graphics card, since the processor is faster than its imitation of one. A card whose
   * picture isn't right is not used at all.
   */
  preferWebgl?: boolean
  /** Bytes that textures may take on the card. */
  textureBudget?: number
}

/** One for the whole page. Paints at once: what was painted last is what is seen. */
export interface Painter {
  /** The canvas has the size in device pixels that the task's matrix is made for. */
  paint(canvas: HTMLCanvasElement | OffscreenCanvas, task: PaintTask): void
  /**
   * To be called once while nothing is open yet. Takes some 50 ms, and the first image, which would have to wait for code
   * to be compiled, comes as much sooner.
   */
  warmUp(): void
  /** Lets go of an image's textures; its pixels are the caller's. */
  forget(owner: FrameId): void
  /** What paints now: a lost context is replaced by the processor until it comes back. */
  kind(): 'webgl' | 'cpu'
  textureBytes(): number
  dispose(): void
}

/** After so many the compiler has seen enough of the loops. */
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
    const context = canvas.getContext('2d', { alpha: false }) as CanvasContext | null
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

/** Viewports of a layout have one size: its memory is used again and again. */
function createCpuPainter() {
  let last: ImageData | undefined
  return (context: CanvasContext, task: PaintTask, width: number, height: number) => {
    if (last?.width !== width || last.height !== height) last = new ImageData(width, height)
    renderPixels(task, width, height, { into: last.data as Uint8ClampedArray<ArrayBuffer> })
    context.putImageData(last, 0, 0)
  }
}
