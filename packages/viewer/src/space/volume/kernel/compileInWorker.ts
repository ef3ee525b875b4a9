/// <reference path="./kernelModules.d.ts" />
import { startWorker } from '../../../worker/startWorker.ts'
import address from './kernelWorker.ts?worker&url'

/** The content policy only allows workers to compile WebAssembly, not pages. The compiled module can be transferred. */
export function compileInWorker(): Promise<WebAssembly.Module> {
  const worker = startWorker('kernel', address)
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('The kernel was not compiled.'))
    worker.addEventListener('message', ({ data }: MessageEvent<WebAssembly.Module>) => resolve(data))
    worker.addEventListener('messageerror', refuse)
    worker.addEventListener('error', refuse)
  })
}
