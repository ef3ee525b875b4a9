import {
  castRays,
  clipFrom,
  createRayCaster,
  fitZoom,
  gridSlices,
  HOME_CAMERA,
  makeSphere,
  NO_CLIP,
  planGrid,
  rayTask,
  rotateCamera,
  transferOf,
  valueScaleOf,
  wholeGrid,
} from '@pandok/viewer/rendering/testkit'

type Pixel = readonly number[]

/** The functions that the test calls in the page. */
export interface RenderingPage {
  /**
   * Compares the card's picture with the processor's for each view: their differences, and the values of both in the
   * middle and in a corner.
   */
  compare(): Promise<
    { name: string; most: number; mean: number; middle: Pixel; corner: Pixel; expected: Pixel }[]
  >
}

declare global {
  interface Window {
    renderingPage: RenderingPage
  }
}

const SIDE = 96

const VIEWS = {
  'from the front': { camera: HOME_CAMERA, clip: NO_CLIP },
  askew: { camera: rotateCamera(HOME_CAMERA, 37, 21), clip: NO_CLIP },
  'cut from the left': { camera: rotateCamera(HOME_CAMERA, 30, 0), clip: clipFrom(NO_CLIP, 'left', 0.4) },
}

window.renderingPage = {
  async compare() {
    const volume = await makeSphere(10)
    const plan = planGrid(volume.shape, 1e9)
    const scale = valueScaleOf(volume)
    const grid = wholeGrid(volume, plan, scale)
    const caster = createRayCaster()
    if (!caster) throw new Error('There is no WebGL2 here.')
    caster.begin(plan)
    let z = 0
    for (const slice of gridSlices(volume, plan, scale, undefined)) caster.addSlice(slice, z++)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = SIDE
    const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D
    return Object.entries(VIEWS).map(([name, { camera, clip }]) => {
      const zoom = fitZoom(plan, { width: SIDE, height: SIDE })
      const transfer = transferOf('bone', scale)
      const parts = { shape: volume.shape, plan, scale, camera, clip, transfer, shift: 0 }
      const task = rayTask(parts, { width: SIDE, height: SIDE, zoom, voxels: 0.5 })
      // The picture is computed in two bands, as on a slow card.
      caster.cast(task, 0, 40)
      caster.cast(task, 40, SIDE)
      caster.show(canvas, task)
      const { data } = context.getImageData(0, 0, SIDE, SIDE)
      const expected = castRays(plan, grid, task)
      const far = expected.map((value, at) => Math.abs(value - (data[at] ?? Number.NaN)))
      const pixel = (from: Uint8ClampedArray, x: number, y: number) => [
        ...from.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3),
      ]
      return {
        name,
        most: Math.max(...far),
        mean: far.reduce((sum, one) => sum + one, 0) / far.length,
        middle: pixel(data, SIDE / 2, SIDE / 2),
        corner: pixel(data, 2, 2),
        expected: pixel(expected, SIDE / 2, SIDE / 2),
      }
    })
  },
}
