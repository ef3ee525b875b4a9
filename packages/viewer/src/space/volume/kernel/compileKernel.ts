import { SLAB_KERNEL_BYTES } from './slabKernelBytes.ts'

export const compileKernel = (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(Uint8Array.from(atob(SLAB_KERNEL_BYTES), (letter) => letter.charCodeAt(0)))
