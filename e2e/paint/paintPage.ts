import { createPainter, type Painter, renderPixels } from '@pandok/viewer'
import { type Scene, scenes } from './scenes.ts'

/** The functions that the tests call in the page. */
export interface PaintPage {
  kinds(): { chosen: string; webgl: string; cpu: string; withoutWebgl: string; lying: string }
  /** For each scene, the largest difference between the painters and the number of colors. */
  compare(): { name: string; difference: number; colors: number }[]
  /**
   * For the moments before, during and after a loss of the context: the difference between WebGL's picture and the
   * processor's, and the painter in use.
   */
  loseContext(): Promise<{ kind: string; difference: number }[]>
  textures(): { budget: number; afterMany: number; afterForgetting: number; largestDifference: number }
  /** Returns the red component of the pixels of a small gray picture. */
  levels(isWebgl: boolean): number[]
}

declare global {
  interface Window {
    paintPage: PaintPage
  }
}

function pictureBy(painter: Painter, { task, width, height }: Scene): Uint8ClampedArray {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  painter.paint(canvas, task)
  return (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, width, height).data
}

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let most = 0
  for (const [at, value] of one.entries()) most = Math.max(most, Math.abs(value - (other[at] ?? Number.NaN)))
  return one.length === other.length ? most : Number.NaN
}

const byProcessor = ({ task, width, height }: Scene) => renderPixels(task, width, height)

/** Runs with access to every WebGL2 context that is opened in the meantime, or with WebGL2 unavailable. */
function watchingContexts<T>(isAvailable: boolean, run: (contexts: WebGL2RenderingContext[]) => T): T {
  const contexts: WebGL2RenderingContext[] = []
  const original = OffscreenCanvas.prototype.getContext
  OffscreenCanvas.prototype.getContext = function (this: OffscreenCanvas, ...args: unknown[]) {
    if (args[0] === 'webgl2' && !isAvailable) return null
    const context = Reflect.apply(original, this, args)
    if (context instanceof WebGL2RenderingContext) contexts.push(context)
    return context
  } as typeof original
  try {
    return run(contexts)
  } finally {
    OffscreenCanvas.prototype.getContext = original
  }
}

/** Simulates a graphics card that accepts every command and draws nothing. */
function withoutDrawing<T>(run: () => T): T {
  const original = WebGL2RenderingContext.prototype.drawArrays
  WebGL2RenderingContext.prototype.drawArrays = () => {}
  try {
    return run()
  } finally {
    WebGL2RenderingContext.prototype.drawArrays = original
  }
}

const kindOf = (painter: Painter) => {
  const kind = painter.kind()
  painter.dispose()
  return kind
}

const until = async (isReached: () => boolean) => {
  for (let round = 0; round < 200 && !isReached(); round++)
    await new Promise((resolve) => setTimeout(resolve, 10))
}

window.paintPage = {
  kinds: () => ({
    chosen: kindOf(createPainter()),
    webgl: kindOf(createPainter({ preferWebgl: true })),
    cpu: kindOf(createPainter({ preferWebgl: false })),
    withoutWebgl: watchingContexts(false, () => kindOf(createPainter({ preferWebgl: true }))),
    lying: withoutDrawing(() => kindOf(createPainter({ preferWebgl: true }))),
  }),

  compare: () => {
    const painter = createPainter({ preferWebgl: true })
    return scenes().map((scene) => {
      const picture = pictureBy(painter, scene)
      const colors = new Set(new Uint32Array(picture.buffer)).size
      return { name: scene.name, difference: difference(picture, byProcessor(scene)), colors }
    })
  },

  loseContext: async () => {
    const [painter, context] = watchingContexts(true, (contexts) => {
      const made = createPainter({ preferWebgl: true })
      return [made, contexts[0] as WebGL2RenderingContext] as const
    })
    const [scene] = scenes() as [Scene]
    const look = () => {
      const picture = pictureBy(painter, scene)
      return { kind: painter.kind(), difference: difference(picture, byProcessor(scene)) }
    }
    const before = look()
    const loss = context.getExtension('WEBGL_lose_context') as WEBGL_lose_context
    loss.loseContext()
    const during = look()
    // The browser restores a context only after it has reported the loss.
    await new Promise((resolve) => setTimeout(resolve, 50))
    loss.restoreContext()
    await until(() => painter.kind() === 'webgl')
    await new Promise((resolve) => setTimeout(resolve, 50))
    return [before, during, look()]
  },

  textures: () => {
    const [scene] = scenes() as [Scene]
    const bytes = scene.task.image.decoded.values.byteLength
    const budget = Math.round(bytes * 3.5)
    const painter = createPainter({ preferWebgl: true, textureBudget: budget })
    const names = Array.from({ length: 10 }, (_, at) => `frame ${at % 5}`)
    const differences = names.map((id) => {
      const named = { ...scene, task: { ...scene.task, image: { ...scene.task.image, id } } }
      return difference(pictureBy(painter, named), byProcessor(named))
    })
    const afterMany = painter.textureBytes()
    for (const id of names) painter.forget(id)
    return {
      budget,
      afterMany,
      afterForgetting: painter.textureBytes(),
      largestDifference: Math.max(...differences),
    }
  },

  levels: (isWebgl) => {
    const scene = scenes().find(({ name }) => name === 'squares at a scale that hits their borders') as Scene
    const decoded = {
      columns: 4,
      rows: 1,
      samples: 1 as const,
      values: new Int16Array([-160, 40, 140, 239]),
      min: -160,
      max: 239,
    }
    const image = { ...scene.task.image, id: undefined, decoded }
    const appearance = {
      kind: 'window' as const,
      window: { center: 40, width: 400, function: 'LINEAR' as const },
      range: { low: -160, high: 239 },
      isInverted: false,
      origin: 'reader' as const,
      explanation: '',
    }
    const task = { ...scene.task, image, appearance, matrix: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 } }
    const painter = createPainter({ preferWebgl: isWebgl })
    return [...pictureBy(painter, { name: '', task, width: 4, height: 1 })].filter((_, at) => at % 4 === 0)
  },
}
