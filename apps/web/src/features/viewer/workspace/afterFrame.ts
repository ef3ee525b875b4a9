/**
 * Runs a task after the next frame was painted and `delay` milliseconds later. Returns a function that
 * cancels it.
 */
export function afterFrame(task: () => void, delay = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task, delay)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
