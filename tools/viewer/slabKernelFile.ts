import { SLAB_KERNEL_TEXT } from '@pandok/viewer/slabs/text'
import wabt from 'wabt'

/** Returns the content of the file with the compiled kernel. */
export async function slabKernelFile(): Promise<string> {
  const { parseWat } = await wabt()
  const { buffer } = parseWat('slabKernel.wat', SLAB_KERNEL_TEXT, { simd: true }).toBinary({})
  return `/** Written by \`tools/viewer/writeSlabKernel.ts\`. */
export const SLAB_KERNEL_BYTES =
  '${Buffer.from(buffer).toString('base64')}'
`
}
