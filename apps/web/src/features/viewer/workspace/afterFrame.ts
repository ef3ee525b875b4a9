/** Once the next frame is on the screen, and `delay` milliseconds later. Returns what calls it off. */
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
