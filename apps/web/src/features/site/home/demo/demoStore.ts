import { createEmitter } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'
import type { DemoEngine } from './DemoEngine.ts'

export interface DemoStore {
  read(): DemoEngine | undefined
  subscribe(listener: () => void): () => void
  /** Fetches the engine at somebody's first touch; what is asked of it meanwhile is done in its order. */
  wake(text: Text): Promise<DemoEngine>
}

type Load = (text: Text) => Promise<DemoEngine>

function createDemoStore(load: Load): DemoStore {
  const listeners = createEmitter()
  let engine: DemoEngine | undefined
  let waking: Promise<DemoEngine> | undefined

  async function begin(text: Text): Promise<DemoEngine> {
    try {
      engine = await load(text)
    } catch (error) {
      // The next touch tries again.
      waking = undefined
      throw error
    }
    listeners.emit()
    return engine
  }

  return {
    read: () => engine,
    subscribe: listeners.subscribe,
    wake(text) {
      waking ??= begin(text)
      return waking
    },
  }
}

/** One for the page: the board at its top and the five languages further down show the same report. */
export const demoStore = createDemoStore(async (text) => (await import('./openDemo.ts')).openDemo(text))
