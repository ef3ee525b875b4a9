// Runs in the page, before anything of it.
window.watched = { lcpMs: 0, cls: 0, long: [] }

const observe = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })

observe('largest-contentful-paint', (entry) => {
  window.watched.lcpMs = entry.startTime
})
observe('layout-shift', (entry) => {
  if (!entry.hadRecentInput) window.watched.cls += entry.value
})
observe('longtask', (entry) => {
  window.watched.long.push({ startMs: entry.startTime, durationMs: entry.duration })
})
