import { createSlideView, linkViews, openSlide, type SlideSource, type SlideView } from '@pandok/viewer'
import { colorAt, coloredTiff } from './coloredTiff.ts'

const input = document.querySelector<HTMLInputElement>('#files')
const element = document.querySelector<HTMLElement>('#slide')
if (!input || !element) throw new Error('the page is not whole')

let made = 0
let closed = 0
const makeBitmap = window.createImageBitmap.bind(window)
const close = ImageBitmap.prototype.close
ImageBitmap.prototype.close = function (this: ImageBitmap) {
  closed++
  close.call(this)
}
window.createImageBitmap = (async (...args: Parameters<typeof makeBitmap>) => {
  const bitmap = await makeBitmap(...args)
  made++
  return bitmap
}) as typeof window.createImageBitmap

const violations: string[] = []
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.violatedDirective} ${event.sourceFile}:${event.lineNumber}`)
})

let view: SlideView | undefined
const firstTile = async (started: number): Promise<number> => {
  const start = made
  while (made === start) await new Promise(requestAnimationFrame)
  return performance.now() - started
}

/** Creates a slide of 600 × 400 pixels in two levels; every pixel's color encodes its position. */
const coloredSlide = async (): Promise<SlideSource> => {
  const blob = coloredTiff([
    [600, 400],
    [300, 200],
  ])
  const opened = await openSlide([{ name: 'colored.tif', blob }])
  if (!opened.ok) throw new Error(opened.refusal.reason)
  return opened.source
}

const slidePage = {
  /** Returns the error of colors at known pixels for every rotation, mirrored or not. */
  async geometry(): Promise<{ turn: number; isMirrored: boolean; off: number; back: number }[]> {
    const source = await coloredSlide()
    const found = []
    for (const isMirrored of [false, true]) {
      const turned = await createSlideView(element, { ...source, isMirrored }, { isImmediate: true })
      for (const turn of [0, 90, 180, 270, 30]) {
        turned.place({ center: { x: 230, y: 170 }, scale: 4, rotation: turn }, true)
        await turned.settled()
        await new Promise((resolve) => setTimeout(resolve, 100))
        const context = turned.canvas().getContext('2d')
        let off = 0
        let back = 0
        for (const [x, y] of [
          [230, 170],
          [190, 150],
          [270, 200],
          [250, 130],
        ] as const) {
          const at = turned.toScreen({ x: x + 0.5, y: y + 0.5 })
          const again = turned.toImage(at)
          back = Math.max(back, Math.abs(again.x - x - 0.5), Math.abs(again.y - y - 0.5))
          const seen = context?.getImageData(Math.floor(at.x), Math.floor(at.y), 1, 1).data ?? []
          colorAt(x, y, 0).forEach((value, index) => {
            off = Math.max(off, Math.abs(value - (seen[index] ?? 0)))
          })
        }
        found.push({ turn, isMirrored, off, back })
      }
      turned.dispose()
    }
    return found
  },
  /** Returns the position of the second of two linked slides after the first was moved. */
  async linked() {
    const source = await coloredSlide()
    const [left, right] = [document.createElement('div'), document.createElement('div')]
    for (const host of [left, right]) {
      host.className = 'half'
      element.append(host)
    }
    const first = await createSlideView(left, source, { isImmediate: true })
    const second = await createSlideView(right, { ...source, id: 'other' }, { isImmediate: true })
    first.place({ center: { x: 200, y: 200 }, scale: 2, rotation: 0 }, true)
    second.place({ center: { x: 260, y: 180 }, scale: 1, rotation: 90 }, true)
    await second.settled()
    const part = linkViews(first, second)
    first.place({ center: { x: 210, y: 200 }, scale: 2, rotation: 0 }, true)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const followed = second.placement()
    second.place({ center: { x: 260, y: 180 }, scale: 3, rotation: 90 }, true)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const led = first.placement()
    part()
    first.dispose()
    second.dispose()
    element.replaceChildren()
    return { followed, led }
  },
  /** Opens a slide in place of another that is still opening, like a quick reader. */
  async hurried() {
    const source = await coloredSlide()
    const first = createSlideView(element, source, { isImmediate: true })
    const second = createSlideView(element, { ...source, id: 'other' }, { isImmediate: true })
    ;(await first).dispose()
    const shown = await second
    await shown.settled()
    const { width } = shown.size()
    const { scale } = shown.placement()
    const found = { isThere: shown.canvas().isConnected, width, scale, places: element.childElementCount }
    shown.dispose()
    return { ...found, left: element.childElementCount }
  },
  /**
   * Returns the scale of a fitted slide and the center of a moved one, before and after its element shrank to half
   * its size.
   */
  async resized() {
    const source = await coloredSlide()
    const host = document.createElement('div')
    host.className = 'half'
    element.append(host)
    const small = await createSlideView(host, source, { isImmediate: true })
    const resize = async (width: number, height: number) => {
      host.style.width = `${width}px`
      host.style.height = `${height}px`
      await new Promise((resolve) => setTimeout(resolve, 400))
      await small.settled()
      return small.placement()
    }
    const fitted = { before: (await resize(600, 400)).scale, after: (await resize(300, 200)).scale }
    small.place({ center: { x: 100, y: 100 }, scale: 1, rotation: 0 }, true)
    const moved = { before: small.placement().center, after: (await resize(600, 400)).center }
    small.dispose()
    element.replaceChildren()
    return { fitted, moved }
  },
  /** Opens the chosen files and returns the time in ms. */
  async open() {
    const started = performance.now()
    const files = [...(input.files ?? [])].map((blob) => ({ name: blob.name, blob }))
    const opened = await openSlide(files)
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
    const openedMs = performance.now() - started
    const first = firstTile(started)
    view = await createSlideView(element, opened.source, { isImmediate: true })
    const firstTileMs = await first
    await view.settled()
    return {
      openedMs,
      firstTileMs,
      wholeViewMs: performance.now() - started,
      levels: opened.source.levels.length,
    }
  },
  /** Moves to another place at one screen pixel per slide pixel. */
  async panTo(x: number, y: number) {
    if (!view) throw new Error('nothing is open')
    const started = performance.now()
    view.place({ center: { x, y }, scale: 1, rotation: 0 }, true)
    await view.settled()
    return performance.now() - started
  },
  view: () => view,
  /** Returns the size in pixels of the finest level. */
  size: () => ({ width: view?.source.levels[0]?.width ?? 0, height: view?.source.levels[0]?.height ?? 0 }),
  counts: () => ({ made, closed, violations, failed: view?.failedTiles() ?? 0 }),
  dispose() {
    view?.dispose()
    view = undefined
  },
}

/** The functions that the tests call in the page. */
export type SlidePage = typeof slidePage

declare global {
  interface Window {
    slidePage: SlidePage
  }
}
window.slidePage = slidePage
