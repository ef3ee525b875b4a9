import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Installs the packages of a folder's lock file if they are missing, or if the lock file has changed since. */
export function installPeers(folder: string, compared: string): void {
  const installed = `${folder}/node_modules/.package-lock.json`
  if (existsSync(installed) && isInstalledAs(folder, installed)) return
  console.log(`Installing what ${compared} is compared with …`)
  const { status } = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error('The peers could not be installed: is there a connection to the registry?')
}

interface Locked {
  packages: Record<string, { version?: string }>
}

function isInstalledAs(folder: string, installed: string): boolean {
  const requested = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as Locked
  const present = JSON.parse(readFileSync(installed, 'utf8')) as Locked
  return Object.entries(requested.packages).every(
    ([path, { version }]) => path === '' || present.packages[path]?.version === version,
  )
}

export function peerVersion(folder: string, name: string): string {
  const manifest = readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
