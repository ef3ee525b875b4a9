/** Resolves when the promise is settled either way, or after the time limit, and returns which. */
export function settledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    const settle = () => {
      clearTimeout(timer)
      resolve(true)
    }
    promise.then(settle, settle)
  })
}
