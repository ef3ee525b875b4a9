/// <reference path="./kernelModules.d.ts" />
import { startWorker } from '../../../worker/startWorker.ts'
import address from './kernelWorker.ts?worker&url'

/** The content policy lets workers compile WebAssembly, and no page; what is compiled can be handed over. */
export function compileInWorker(): Promise<WebAssembly.Module> {
  const worker = startWorker('kernel', address)
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('The kernel was not compiled.'))
    worker.addEventListener('message', ({ data }: MessageEvent<WebAssembly.Module>) => resolve(data))
    worker.addEventListener('messageerror', refuse)
    worker.addEventListener('error', refuse)
  })
}
