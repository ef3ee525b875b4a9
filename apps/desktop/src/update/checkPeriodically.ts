/** The first check waits until the program's start is over. */
const FIRST_MS = 30_000
const EVERY_MS = 12 * 3600_000

/** Checks soon and then twice a day; returns a function that stops it. */
export function checkPeriodically(look: () => void): () => void {
  const first = setTimeout(look, FIRST_MS)
  const every = setInterval(look, EVERY_MS)
  first.unref()
  every.unref()
  return () => {
    clearTimeout(first)
    clearInterval(every)
  }
}
