// This runs in the page before its own scripts.
const watched = {
  lcpMs: 0,
  cls: 0,
  /** @type {{ startMs: number, durationMs: number }[]} */
  long: [],
}
Object.assign(window, { watched })

const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })

observe('largest-contentful-paint', (entry) => {
  watched.lcpMs = entry.startTime
})
observe('layout-shift', (entry) => {
  if (!entry.hadRecentInput) watched.cls += entry.value
})
observe('longtask', (entry) => {
  watched.long.push({ startMs: entry.startTime, durationMs: entry.duration })
})
