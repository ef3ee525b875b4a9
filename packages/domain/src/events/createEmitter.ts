export interface Emitter<Values extends readonly unknown[] = []> {
  /** Returns a function that ends the subscription. */
  subscribe: (listener: (...values: Values) => void) => () => void
  emit: (...values: Values) => void
  /** Ends all subscriptions. */
  clear: () => void
}

/**
 * A list of listeners. Subscribing or unsubscribing during an event takes effect from the next one, because
 * views do both while they are drawn.
 */
export function createEmitter<Values extends readonly unknown[] = []>(): Emitter<Values> {
  const listeners = new Set<(...values: Values) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    emit(...values) {
      for (const listener of [...listeners]) listener(...values)
    },
    clear: () => listeners.clear(),
  }
}
