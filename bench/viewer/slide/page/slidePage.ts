import './slidePage.css'
import { createSlideView, openSlide, type SlideView } from '../../../../packages/viewer/src/slide/index.ts'

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

const bench = {
  /** Of the files that were chosen; milliseconds. */
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
  /** To a fresh place at one pixel to one. */
  async panTo(x: number, y: number) {
    if (!view) throw new Error('nothing is open')
    const started = performance.now()
    view.place({ center: { x, y }, scale: 1, rotation: 0 }, true)
    await view.settled()
    return performance.now() - started
  },
  view: () => view,
  counts: () => ({ made, closed, violations, failed: view?.failedTiles() ?? 0 }),
  dispose() {
    view?.dispose()
    view = undefined
  },
}

Object.assign(window, { bench })
export type SlideBench = typeof bench
