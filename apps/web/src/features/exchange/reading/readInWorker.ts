import type { WorkerAnswer } from './readingWorker.ts'
import address from './readingWorker.ts?worker&url'
import type { ReadSource, SourceRead } from './SourceRead.ts'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Trusted Types refuse a worker's address as a plain string; this policy allows exactly one. */
function startReader(): Worker {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  policy ??= types?.createPolicy('pandok-reading', { createScriptURL: () => address })
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'reading' })
}

/** Reads in a worker, so that the page stays responsive and reading a slow file can be canceled. */
export const readInWorker: ReadSource = (question, onProgress, signal) =>
  new Promise<SourceRead>((resolve, reject) => {
    const worker = startReader()
    const end = () => {
      worker.terminate()
      signal.removeEventListener('abort', giveUp)
    }
    const giveUp = () => {
      end()
      reject(new DOMException('', 'AbortError'))
    }
    const fail = () => {
      end()
      reject(new Error('The reader ended.'))
    }
    signal.addEventListener('abort', giveUp)
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') return onProgress(data.done, data.total)
      end()
      resolve(data.read)
    })
    worker.postMessage(question)
  })
