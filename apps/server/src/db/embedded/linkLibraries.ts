import { access, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Binaries } from './findBinaries.ts'

interface Link {
  source: string
  target: string
}

/**
 * npm packages can't contain symbolic links, so the platform package makes them in an install script, which
 * npm 12 does not run by default. Without them the loader fails with "libicui18n.so.60 not found".
 */
export async function linkLibraries({ packageFolder }: Pick<Binaries, 'packageFolder'>): Promise<void> {
  for (const { source, target } of await readLinks(packageFolder)) {
    const link = path.join(packageFolder, target)
    const exists = await access(link).then(
      () => true,
      () => false,
    )
    if (exists) continue
    const relative = path.relative(path.dirname(target), source)
    await symlink(relative, link).catch(ignoreExisting)
  }
}

async function readLinks(packageFolder: string): Promise<Link[]> {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  const text = await readFile(list, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  return JSON.parse(text) as Link[]
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
