// @ts-nocheck: runs in the page
// The script is added to every page before its own scripts, and is the same for all viewers. makeCt.ts explains the
// number in the picture.
;(() => {
  const [SIDE, BLOCKS, BLOCK] = [512, 11, 32]
  let reader
  let selector = 'canvas'

  /** Returns the canvas with the picture, which is the largest visible one. */
  function picture() {
    let best
    for (const canvas of document.querySelectorAll(selector)) {
      const area = canvas.clientWidth * canvas.clientHeight
      if (canvas.width > 100 && canvas.height > 100 && area > (best?.clientWidth * best?.clientHeight || 0))
        best = canvas
    }
    return best
  }

  /** Returns the number of the slice on the canvas; undefined if there is none. */
  function shown() {
    const canvas = picture()
    if (!canvas) return undefined
    reader ??= new OffscreenCanvas(BLOCKS, 1).getContext('2d', { willReadFrequently: true })
    reader.imageSmoothingEnabled = false
    const scale = Math.min(canvas.width, canvas.height) / SIDE
    const [width, height] = [BLOCKS * BLOCK * scale, (BLOCK / 2) * scale]
    const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2]
    reader.clearRect(0, 0, BLOCKS, 1)
    reader.drawImage(canvas, left, top, width, height, 0, 0, BLOCKS, 1)
    const { data } = reader.getImageData(0, 0, BLOCKS, 1)
    const lights = Array.from({ length: BLOCKS }, (_, at) => data[at * 4])
    if (lights[0] < 180 || lights[BLOCKS - 1] > 80) return undefined
    return lights.slice(1, -1).reduce((sum, light) => sum * 2 + (light > 128 ? 1 : 0), 0)
  }

  /** If the picture hasn't changed for this long, it is final; viewers refine theirs 0.14 s after the last movement. */
  const STILL_MS = 600
  const [POINTS, small] = [64, new OffscreenCanvas(64, 64).getContext('2d', { willReadFrequently: true })]
  small.imageSmoothingEnabled = false

  /** Hashes single pixels all over the picture; noise makes every picture different. */
  function fingerprint(canvas) {
    small.drawImage(canvas, 0, 0, POINTS, POINTS)
    const { data } = small.getImageData(0, 0, POINTS, POINTS)
    let hash = 0
    for (let at = 0; at < data.length; at += 4) hash = (Math.imul(hash, 31) + data[at]) | 0
    return hash
  }

  const channel = new MessageChannel()
  const waiting = []
  channel.port1.onmessage = () => waiting.shift()?.(performance.now())
  /** Resolves after all drawing of this frame, whoever requested it first. */
  const frameEnd = (inFrame) =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        inFrame?.()
        waiting.push(resolve)
        channel.port2.postMessage(undefined)
      }),
    )

  async function until(condition, limit = 120_000) {
    const start = performance.now()
    for (;;) {
      const now = await frameEnd()
      if (condition()) return now
      if (now - start > limit) throw new Error('It took longer than the benchmark waits.')
    }
  }

  let droppedAt
  let firstAt
  let allAt
  const wheel = (target, sign) =>
    target.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: 100 * sign,
        bubbles: true,
        cancelable: true,
        ...middleOf(target),
      }),
    )
  function middleOf(element) {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + width / 2, clientY: top + height / 2 }
  }

  window.probe = {
    shown,
    until,
    choosePicture(css) {
      selector = css
    },
    pictureSize() {
      const canvas = picture()
      return canvas && { width: canvas.width, height: canvas.height }
    },
    /** Drops the files onto an element. The time starts immediately before. */
    drop(files, css) {
      const target = document.querySelector(css)
      const dataTransfer = new DataTransfer()
      for (const file of files) dataTransfer.items.add(file)
      const event = (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
      target.dispatchEvent(event('dragenter'))
      target.dispatchEvent(event('dragover'))
      window.probe.start()
      target.dispatchEvent(event('drop'))
    },
    start() {
      droppedAt = performance.now()
      firstAt = allAt = undefined
    },
    /** Measures until `isDone` returns true, which means that every slice is decoded. */
    async watch(isDone) {
      await until(() => {
        const now = performance.now()
        if (firstAt === undefined && shown() !== undefined) firstAt = now
        if (allAt === undefined && isDone()) allAt = now
        return firstAt !== undefined && allAt !== undefined
      })
      return { firstMs: firstAt - droppedAt, allMs: allAt - droppedAt }
    },
    /**
     * Turns the wheel by a notch over an element with a canvas: returns the milliseconds until its picture differs,
     * and until it is final.
     */
    async notch(css, sign) {
      const target = document.querySelector(css)
      const canvas = target.querySelector('canvas')
      let last = fingerprint(canvas)
      let sentAt
      await frameEnd(() => {
        sentAt = performance.now()
        wheel(target, sign)
      })
      let [firstMs, settledMs] = [undefined, undefined]
      for (let stillSince = sentAt; performance.now() - stillSince < STILL_MS || firstMs === undefined; ) {
        const now = performance.now()
        if (now - sentAt > 60_000) throw new Error('The picture does not change here.')
        const next = fingerprint(canvas)
        if (next !== last) {
          settledMs = now - sentAt
          firstMs ??= settledMs
          stillSince = now
          last = next
        }
        await frameEnd()
      }
      return { firstMs, settledMs }
    },
    /** Returns the frame rate of the display when nothing is drawn. */
    async floor(duration = 1500) {
      const start = await frameEnd()
      let frames = 0
      let now = start
      while (now - start < duration) {
        now = await frameEnd()
        frames++
      }
      return (frames * 1000) / (now - start)
    },
    /**
     * Turns the wheel by a notch in every frame, up and down the stack. `framesPerSecond` counts the frames that show
     * another slice than the previous one.
     */
    async scroll(css, slices, duration = 4000) {
      const target = css === 'canvas' ? picture() : document.querySelector(css)
      const seen = new Set()
      const before = shown()
      let sign = 1
      let way = 0
      for (const attempt of [1, -1]) {
        for (let notch = 0; notch < 3; notch++) await frameEnd(() => wheel(target, attempt))
        for (let frame = 0; frame < 60 && shown() === before; frame++) await frameEnd()
        if (shown() === before) continue
        sign = attempt
        way = Math.sign(shown() - before)
        break
      }
      if (way === 0) throw new Error('The wheel does not scroll here.')
      /** Reverses before the ends, where nothing would change. */
      const step = () => {
        const at = shown()
        if (way > 0 ? at >= slices - 4 : at <= 5) {
          way = -way
          sign = -sign
        }
        wheel(target, sign)
      }
      // The first pass up and down isn't counted, because code is compiled and caches are filled.
      const warm = performance.now()
      for (let frame = 0; frame < slices * 2 && performance.now() - warm < 20_000; frame++) {
        await frameEnd(step)
        seen.add(shown())
      }
      const start = await frameEnd()
      let [frames, changes, now, last] = [0, 0, start, shown()]
      while (now - start < duration) {
        now = await frameEnd(step)
        const at = shown()
        frames++
        if (at !== undefined && at !== last) changes++
        last = at
      }
      // A late picture would be taken for the answer to the next notch.
      for (let still = 0, last = shown(); still < 20; last = shown()) {
        await frameEnd()
        still = shown() === last ? still + 1 : 0
      }
      const notchMs = []
      for (let notch = 0; notch < 40; notch++) {
        const from = shown()
        let sentAt
        await frameEnd(() => {
          sentAt = performance.now()
          step()
        })
        while (shown() === from && performance.now() - sentAt < 2000) await frameEnd()
        notchMs.push(performance.now() - sentAt)
      }
      return {
        framesPerSecond: (changes * 1000) / (now - start),
        ticksPerSecond: (frames * 1000) / (now - start),
        seen: seen.size,
        notchMs,
      }
    },
  }
})()
