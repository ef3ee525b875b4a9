import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from './createLog.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pandok-log-'))
})
afterEach(() => rm(folder, { recursive: true }))

const at = new Date('2026-11-15T10:00:00Z')
const read = () => readFile(path.join(folder, 'pandok.log'), 'utf8')

it('writes codes and numbers, one line each', async () => {
  createLog(folder, () => at).write('FILES', { count: 3, isCut: false, source: 'ARGUMENT' })
  expect(await read()).toBe(
    '{"at":"2026-11-15T10:00:00.000Z","code":"FILES","count":3,"isCut":false,"source":"ARGUMENT"}\n',
  )
})

it('omits everything that isn’t a code', async () => {
  const log = createLog(folder, () => at)
  log.write('HONG' as 'END', { name: 'HONG_GILDONG', 'C:\\HONG': 1, path: 'C:/HONG/IM1' })
  log.bug(Object.assign(new TypeError('no file C:\\HONG'), { code: 'ENOENT' }))
  log.bug('HONG GILDONG')
  const text = await read()
  expect(text).not.toContain('HONG')
  expect(text).not.toContain('Hong')
  expect(text).toContain('"code":"WITHHELD","name":"WITHHELD","path":"WITHHELD"')
  expect(text).toMatch(/"code":"BUG","kind":"TYPEERROR","reason":"ENOENT","line":[1-9]\d*,"column":[1-9]/)
})

it('consists of at most five files of a megabyte', async () => {
  const log = createLog(folder, () => at)
  const facts = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`fact${index}`, 1e15]))
  for (let count = 0; count < 600; count += 1) log.write('FILES', facts)
  const names = (await readdir(folder)).sort()
  expect(names).toEqual(['pandok.log', 'pandok.log.1', 'pandok.log.2', 'pandok.log.3', 'pandok.log.4'])
  for (const name of names)
    expect((await stat(path.join(folder, name))).size).toBeLessThanOrEqual(1024 * 1024)
})
