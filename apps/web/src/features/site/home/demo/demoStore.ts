import { createEmitter } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'
import type { DemoEngine } from './DemoEngine.ts'

export interface DemoStore {
  read(): DemoEngine | undefined
  subscribe(listener: () => void): () => void
  /** Loads the engine at the first interaction; calls made in the meantime run in their order. */
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
      // The next interaction tries to load the engine again.
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

/** One store per page, because the board at the top and the five languages below show the same report. */
export const demoStore = createDemoStore(async (text) => (await import('./openDemo.ts')).openDemo(text))
