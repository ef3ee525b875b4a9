import { compileKernel } from './compileKernel.ts'

self.postMessage(await compileKernel())
self.close()
