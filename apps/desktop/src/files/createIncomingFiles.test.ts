import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createIncomingFiles } from './createIncomingFiles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pandok-incoming-'))
  await Promise.all(['a', 'b', 'c'].map((name) => writeFile(path.join(folder, name), name)))
})
afterEach(() => rm(folder, { recursive: true }))

it('respects its limit: the batch opened longest ago is dropped first, the newest is kept', async () => {
  const incoming = createIncomingFiles(Date.now, 5)
  const first = await incoming.take([folder], 'argument')
  const second = await incoming.take([path.join(folder, 'a')], 'handover')
  expect(incoming.claim(first?.id ?? '')).toBe(first)
  const last = await incoming.take([folder], 'recent')
  expect(incoming.find(first?.files[0]?.id ?? '')).toBeUndefined()
  expect(incoming.list()).toEqual([second, last])
})

it('keeps the newest batch even if it alone exceeds the limit', async () => {
  const incoming = createIncomingFiles(Date.now, 2)
  const batch = await incoming.take([folder], 'argument')
  expect(incoming.list()).toEqual([batch])
})
