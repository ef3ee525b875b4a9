import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepSecret } from './keepSecret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pandok-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('makes a secret of 256 bits that only its owner reads, and finds it again', async () => {
  const made = await keepSecret(path.join(folder, 'data'))
  expect(made).toHaveLength(32)
  expect(await keepSecret(path.join(folder, 'data'))).toEqual(made)
  expect((await stat(path.join(folder, 'data', 'secret'))).mode & 0o077).toBe(0)
})

it('gives eight first starts at once the same secret and leaves no draft', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => keepSecret(folder)))
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
  expect(await readdir(folder)).toEqual(['secret'])
})

it('refuses a damaged file instead of making a new secret', async () => {
  await writeFile(path.join(folder, 'secret'), 'short')
  await expect(keepSecret(folder)).rejects.toThrow('damaged')
  expect(await readFile(path.join(folder, 'secret'), 'utf8')).toBe('short')
})
