/** Lets one go ahead of the others, which wait until it has arrived, but not for longer than `limit` milliseconds. */
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
