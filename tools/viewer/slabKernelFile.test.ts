import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { slabKernelFile } from './slabKernelFile.ts'

it('the compiled kernel is what its text says', async () => {
  const path = '../../packages/viewer/src/space/volume/kernel/slabKernelBytes.ts'
  expect(await readFile(new URL(path, import.meta.url), 'utf8')).toBe(await slabKernelFile())
})
