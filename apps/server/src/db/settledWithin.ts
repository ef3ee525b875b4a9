/** Resolves when the promise is settled, either way, or when that has taken too long; says which. */
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
