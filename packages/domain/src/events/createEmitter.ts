export interface Emitter<Values extends readonly unknown[] = []> {
  /** Returns what ends the subscription. */
  subscribe: (listener: (...values: Values) => void) => () => void
  emit: (...values: Values) => void
  /** Ends all subscriptions. */
  clear: () => void
}

/**
 * Those who want to hear of something. A listener that subscribes or leaves while others are told counts from the next time on:
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
