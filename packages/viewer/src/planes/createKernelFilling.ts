import type { Volume } from '../space/volume/createVolume.ts'
import { compiledKernel, createSlabKernel, kernelBytes } from '../space/volume/kernel/createSlabKernel.ts'
import type { SlabKernel } from '../space/volume/kernel/SlabKernel.ts'

/** Sets memory aside for as long as it isn't given back; undefined if there is none. */
export type Reserve = (bytes: number) => (() => void) | undefined

/**
 * A kernel for the slabs of a volume, made when the first slab is shown and filled slice by slice. Without memory for it
 * there is none. Memory is set aside once the code is compiled, since the worker that does it may never answer.
 */
export function createKernelFilling(
  volume: Volume,
  reserve: Reserve,
  onMade: () => void,
  compile = compiledKernel,
) {
  let kernel: SlabKernel | undefined
  let isAsked = false
  let isDisposed = false
  let release: (() => void) | undefined

  async function make(): Promise<void> {
    const bytes = kernelBytes(volume)
    const code = bytes === undefined ? undefined : await compile()
    if (bytes === undefined || !code || isDisposed) return
    release = reserve(bytes)
    if (!release) return
    kernel = await createSlabKernel(volume, code)
    if (!kernel || isDisposed) giveUp()
    else onMade()
  }

  function giveUp(): void {
    kernel = undefined
    release?.()
    release = undefined
  }

  return {
    /** Makes the kernel at the first call and copies slices while there is time; returns false if nothing is left to copy. */
    run(hasTime: () => boolean): boolean {
      if (!isAsked) void make()
      isAsked = true
      let isFilling = kernel?.fill() === true
      while (isFilling && hasTime()) isFilling = kernel?.fill() === true
      return isFilling
    },
    /** Undefined until all slices have been copied. */
    kernel: (): SlabKernel | undefined => (kernel?.isFilled() ? kernel : undefined),
    dispose(): void {
      isDisposed = true
      giveUp()
    },
  }
}
