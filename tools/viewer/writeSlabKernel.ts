import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { slabKernelFile } from './slabKernelFile.ts'

// node --import tsx tools/viewer/writeSlabKernel.ts is run after a change of `slabKernelText`.
const path = '../../packages/viewer/src/space/volume/kernel/slabKernelBytes.ts'
await writeFile(fileURLToPath(new URL(path, import.meta.url)), await slabKernelFile())
