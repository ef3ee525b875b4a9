import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHandedFiles } from './createHandedFiles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pandok-handed-'))
  await Promise.all(['a', 'b', 'c'].map((name) => writeFile(path.join(folder, name), name)))
})
afterEach(() => rm(folder, { recursive: true }))

it('holds no more than it should: what was opened longest ago goes first, the newest stays', async () => {
  const handed = createHandedFiles(Date.now, 5)
  const first = await handed.take([folder], 'argument')
  const second = await handed.take([path.join(folder, 'a')], 'handover')
  expect(handed.claim(first?.id ?? '')).toBe(first)
  const last = await handed.take([folder], 'recent')
  expect(handed.find(first?.files[0]?.id ?? '')).toBeUndefined()
  expect(handed.list()).toEqual([second, last])
})

it('keeps the newest batch even where it alone is more', async () => {
  const handed = createHandedFiles(Date.now, 2)
  const batch = await handed.take([folder], 'argument')
  expect(handed.list()).toEqual([batch])
})
