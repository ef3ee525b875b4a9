import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRepository } from '../build/repository.mjs'
import type { PinnedPackage } from './packages.ts'
import { run } from './run.ts'

export const cacheFolder = inRepository('node_modules', '.cache', 'pandok-desktop')

/**
 * Returns the unpacked package, from the cache or from npm. A package with another checksum than the pinned
 * one isn't unpacked.
 */
export async function takePackage({ name, version, integrity }: PinnedPackage): Promise<string> {
  const plain = `${name.replace(/^@/, '').replace('/', '-')}-${version}`
  const packs = path.join(cacheFolder, 'packs')
  const folder = path.join(cacheFolder, 'unpacked', plain)
  const mark = path.join(folder, '.integrity')
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === integrity) return folder
  await mkdir(packs, { recursive: true })
  const pack = path.join(packs, `${plain}.tgz`)
  if (!existsSync(pack)) await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: packs })
  const checksum = createHash('sha512')
    .update(await readFile(pack))
    .digest('base64')
  if (`sha512-${checksum}` !== integrity) {
    await rm(pack)
    throw new Error(`${name}@${version} is not the package that it was: its checksum is sha512-${checksum}.`)
  }
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  await run('tar', ['xzf', pack, '-C', fresh, '--strip-components=1', '--no-same-owner'])
  await writeFile(path.join(fresh, '.integrity'), integrity)
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
  return folder
}
