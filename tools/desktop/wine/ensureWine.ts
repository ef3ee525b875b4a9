import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureTools } from '../ensureTools.ts'
import { run } from '../run.ts'
import { hasWine, RELEASE, wineRoot } from './wineRoot.mjs'

/**
 * Makes a folder with a small Debian and Wine in it outside of the repository, once (two minutes, 2 GB).
 * Returns the reason if that isn't possible.
 */
export async function ensureWine(): Promise<{ root: string } | { lack: string }> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { lack: 'it needs Linux on x64' }
  if (process.getuid?.() !== 0)
    return { lack: 'it needs root, for a Debian with Wine 10 in a folder of its own' }
  const root = wineRoot()
  if (hasWine(root)) return { root }
  const lack = await ensureTools(['debootstrap', 'unshare'])
  if (lack !== null) return { lack }
  try {
    console.log('Making a Debian with Wine 10 (once; some minutes) …')
    const fresh = `${root}.new`
    await rm(fresh, { recursive: true, force: true })
    await mkdir(path.dirname(root), { recursive: true })
    await run('debootstrap', ['--variant=minbase', RELEASE, fresh, ...mirror()])
    await copyFile('/etc/resolv.conf', path.join(fresh, 'etc', 'resolv.conf'))
    // Packages that are installed there must not start a service on this computer.
    await writeFile(path.join(fresh, 'usr', 'sbin', 'policy-rc.d'), '#!/bin/sh\nexit 101\n')
    await chmod(path.join(fresh, 'usr', 'sbin', 'policy-rc.d'), 0o755)
    await inside(fresh, ['apt-get', 'update'])
    await inside(fresh, [
      'apt-get',
      'install',
      '-y',
      '--no-install-recommends',
      'wine',
      'wine64',
      'xvfb',
      'xauth',
    ])
    await rename(fresh, root)
    return { root }
  } catch (error) {
    return { lack: `Wine could not be installed (${String(error).slice(0, 200)})` }
  }
}

const inside = (root: string, command: readonly string[]) =>
  run('unshare', [
    ...['-m', 'sh', '-c'],
    'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; exec chroot "$0" "$@"',
    ...[root, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command],
  ])

/** Returns the archive that apt uses on this computer; without one, debootstrap uses its default. */
function mirror(): string[] {
  const folder = '/etc/apt/sources.list.d'
  const files = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
  const texts = ['/etc/apt/sources.list', ...files]
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'))
  const archive = /(?:^URIs:|^deb(?: \[[^\]]*\])?)\s+(https?:\/\/\S+\/debian)\/?(?:\s|$)/m.exec(
    texts.join('\n'),
  )
  return archive?.slice(1) ?? []
}
