import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createEncryptedStore } from '#keep/createEncryptedStore.ts'
import { claimInstance } from './claimInstance.ts'
import type { HandOverMessage } from './HandOverMessage.ts'
import { handOver } from './handOver.ts'
import { listenForOthers } from './listenForOthers.ts'
import { pipePath } from './pipePath.ts'

let folder: string
let pipe: string
let taken: HandOverMessage[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pandok-pipe-'))
  pipe = pipePath(folder, 'kim')
  taken = []
})
afterEach(() => rm(folder, { recursive: true }))

const proverOf = (key: Buffer) => createEncryptedStore({ folder, key }).prove
const ours = proverOf(randomBytes(32))
const message: HandOverMessage = {
  paths: ['/a/한글 파일.dcm', '/b'],
  isShown: true,
  announce: null,
  isQuit: false,
}
const first = async () => {
  const listening = await listenForOthers(pipe, ours, (what) => taken.push(what))
  if (listening === null) throw new Error('Nobody listens.')
  return listening
}

it('the first start becomes the instance, and a later one passes its files to it', async () => {
  expect(await handOver(pipe, ours, message)).toBe('alone')
  const listening = await first()
  expect(await handOver(pipe, ours, message)).toBe('taken')
  expect(taken).toEqual([message])
  await listening.close()
  expect(await handOver(pipe, ours, message)).toBe('alone')
})

it('a socket left behind by a crash doesn’t prevent the next start from becoming the first', async () => {
  const listening = await first()
  const again = await first()
  expect(await handOver(pipe, ours, message)).toBe('taken')
  await again.close()
  await listening.close()
})

it('a message that arrives before the first start is ready waits for it', async () => {
  const instance = await claimInstance(pipe, ours, message)
  expect(instance?.isFound).toBe(true)
  expect(await claimInstance(pipe, ours, message)).toBeNull()
  instance?.receive((what) => taken.push(what))
  expect(taken).toEqual([message])
  expect(await claimInstance(pipe, ours, message)).toBeNull()
  expect(taken).toHaveLength(2)
  await instance?.close()
})

it('another user’s program receives nothing, and its messages are refused', async () => {
  const listening = await first()
  expect(await handOver(pipe, proverOf(randomBytes(32)), message)).toBe('stranger')
  expect(taken).toEqual([])
  await listening.close()
})

it('another program that has taken the pipe receives no path', async () => {
  let heard = ''
  const thief = createServer((socket) => {
    socket.on('data', (chunk) => {
      heard += String(chunk)
      socket.write(`${'A'.repeat(43)} nonce\n`)
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => thief.listen(pipe, resolve))
  expect(await handOver(pipe, ours, message)).toBe('stranger')
  expect(heard).toMatch(/^pandok 1 [\w-]+\n$/)
  await new Promise((resolve) => thief.close(resolve))
})

it('the pipe’s name differs for each user and each data folder', () => {
  const names = [
    pipePath('C:\\a', 'kim', 'win32'),
    pipePath('C:\\a', 'lee', 'win32'),
    pipePath('C:\\b', 'kim', 'win32'),
  ]
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^\\\\\.\\pipe\\pandok-[0-9a-f]{24}$/)
})
