import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWatch, type Watch } from './createWatch.ts'

let folder: string
let watch: Watch
let told: string[][]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pandok-watch-'))
  told = []
  watch = createWatch({
    everyMs: 50,
    onFiles: (paths) => told.push(paths.map((place) => path.basename(place)).sort()),
  })
})
afterEach(async () => {
  watch.close()
  await rm(folder, { recursive: true })
})

it('reports new files once, and no earlier ones', async () => {
  await writeFile(path.join(folder, 'old'), 'x')
  expect(await watch.set(folder)).toBeNull()
  await writeFile(path.join(folder, 'a'), 'x')
  await writeFile(path.join(folder, 'b'), 'x')
  await expect.poll(() => told).toEqual([['a', 'b']])
  await writeFile(path.join(folder, 'c'), 'x')
  await expect.poll(() => told).toEqual([['a', 'b'], ['c']])
})

it('reports a name again that reappears with different content', async () => {
  await writeFile(path.join(folder, 'IM0001'), 'first')
  await watch.set(folder)
  await writeFile(path.join(folder, 'IM0001'), 'another')
  await expect.poll(() => told).toEqual([['IM0001']])
})

it('waits until no file grows any more', async () => {
  await watch.set(folder)
  await writeFile(path.join(folder, 'done'), 'x')
  for (let count = 0; count < 12; count += 1) {
    await appendFile(path.join(folder, 'growing'), 'x')
    await wait(15)
  }
  await expect.poll(() => told).toEqual([['done', 'growing']])
})

it('can be stopped', async () => {
  await watch.set(folder)
  await watch.set(null)
  await writeFile(path.join(folder, 'a'), 'x')
  await wait(200)
  expect(told).toEqual([])
  expect(watch.folder()).toBeNull()
})
