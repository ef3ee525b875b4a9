/** Lets one task go first; the others wait until it has finished, but at most `limit` milliseconds. */
export function createHeadStart(limit: number) {
  let hasArrived = false
  let letGo = () => {}
  const over = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const timer = setTimeout(arrive, limit)
  function arrive(): void {
    clearTimeout(timer)
    hasArrived = true
    letGo()
  }
  return { over, arrive, isOver: () => hasArrived }
}
