import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createEncryptedStore } from './createEncryptedStore.ts'
import { fileSeal } from './fileSeal.ts'
import { openKey } from './openKey.ts'

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pandok-keep-'))
  folder = path.join(root, 'keep')
})
afterEach(() => rm(root, { recursive: true }))

const open = async () => createEncryptedStore({ folder, key: await openKey(folder, fileSeal) })

it('returns stored content, also after a restart', async () => {
  const content = randomBytes(100_000)
  await (await open()).write('plates', content)
  expect(await (await open()).read('plates')).toEqual(content)
  expect(await (await open()).read('modules')).toBeNull()
})

it('can’t be read without the key, nor with another one', async () => {
  const keep = await open()
  await keep.write('plates', Buffer.from('the report of Hong Gildong'))
  const files = (await readdir(folder)).filter((name) => name !== 'key')
  expect(files).toHaveLength(1)
  expect(files[0]).not.toContain('plates')
  expect(await readFile(path.join(folder, files[0] ?? ''), 'latin1')).not.toContain('Hong')
  let unreadable = 0
  const other = createEncryptedStore({ folder, key: randomBytes(32), onUnreadable: () => (unreadable += 1) })
  expect(await other.read('plates')).toBeNull()
  // The content stays unreadable under the file name that the other store looks for.
  await other.write('plates', Buffer.from('x'))
  const theirs = (await readdir(folder)).find((name) => name !== 'key' && !files.includes(name)) ?? ''
  await rename(path.join(folder, files[0] ?? ''), path.join(folder, theirs))
  expect(await other.read('plates')).toBeNull()
  expect(unreadable).toBe(1)
})

it('detects every changed byte, and a document under another’s name', async () => {
  const keep = await open()
  await keep.write('a', Buffer.from('content'))
  const [name = ''] = (await readdir(folder)).filter((file) => file !== 'key')
  const file = path.join(folder, name)
  const whole = await readFile(file)
  for (let at = 0; at < whole.byteLength; at += 1) {
    const broken = Buffer.from(whole)
    broken[at] = (broken[at] ?? 0) ^ 1
    await writeFile(file, broken)
    expect(await keep.read('a')).toBeNull()
  }
  await writeFile(file, whole)
  await keep.write('b', Buffer.from('other'))
  const other = (await readdir(folder)).find((found) => found !== 'key' && found !== name) ?? ''
  await rename(file, path.join(folder, other))
  expect(await keep.read('b')).toBeNull()
})

it('accepts simultaneous writes and keeps the last', async () => {
  const keep = await open()
  await Promise.all(Array.from({ length: 20 }, (_, index) => keep.write('a', Buffer.from(String(index)))))
  expect((await keep.read('a'))?.toString()).toBe('19')
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
})

it('is settled once all requested writes are done, and nothing is written afterwards', async () => {
  const store = await open()
  const asked = ['a', 'b', 'a', 'c'].map((name) => store.write(name, Buffer.from(name)))
  await store.settled()
  expect(readdirSync(folder).filter((name) => name.endsWith('.kept'))).toHaveLength(3)
  await Promise.all(asked)
})

it('is opened with one key by several first starts at the same time', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => openKey(folder, fileSeal)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
})

it('can be read by its user only', async () => {
  const keep = await open()
  await keep.write('a', Buffer.from('x'))
  for (const name of await readdir(folder)) {
    expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0)
  }
})

it('whose key can’t be decrypted any more is set aside, and a new one is created', async () => {
  await (await open()).write('a', Buffer.from('x'))
  let losses = 0
  const broken = {
    ...fileSeal,
    open: () => {
      throw new Error('Another user.')
    },
  }
  const key = await openKey(folder, broken, () => (losses += 1))
  expect(losses).toBe(1)
  expect(await createEncryptedStore({ folder, key }).read('a')).toBeNull()
  const [aside = ''] = (await readdir(root)).filter((name) => name.startsWith('keep-unreadable-'))
  expect(await readdir(path.join(root, aside))).toHaveLength(2)
})
