import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { getAsset, getRawAsset, isSea } from 'node:sea'
import { serverUrl } from '#settings/Settings.ts'
import type { EmbeddedData } from './EmbeddedData.ts'
import type { Site } from './Site.ts'

/** Embedded assets in the built program; during development, folders named by the environment. */
export async function loadEmbeddedData(env: NodeJS.ProcessEnv = process.env): Promise<EmbeddedData> {
  if (!isSea()) {
    const source = env['PANDOK_DESKTOP_SOURCE'] ?? path.join('apps', 'desktop', 'src')
    return {
      version: env['PANDOK_DESKTOP_VERSION'] ?? '0.0.0',
      server: serverUrl(env['PANDOK_SERVER']),
      updateKey: env['PANDOK_DESKTOP_UPDATE_KEY'] ?? null,
      site: await folderSite(env['PANDOK_DESKTOP_SITE'] ?? path.join('dist', 'web')),
      boot: await readFile(path.join(source, 'browser', 'boot.js'), 'utf8'),
    }
  }
  // Written by tools/desktop/build.ts.
  const about = JSON.parse(getAsset('about.json', 'utf8')) as {
    version: string
    server: string | null
    updateKey: string | null
    site: string[]
  }
  return {
    version: about.version,
    server: serverUrl(about.server),
    updateKey: about.updateKey,
    site: {
      names: new Set(about.site),
      read: (name) => new Uint8Array(getRawAsset(`site/${name}`) as ArrayBuffer),
    },
    boot: getAsset('boot.js', 'utf8'),
  }
}

/** The site in a folder, for development. */
export async function folderSite(root: string): Promise<Site> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(isServedName)
  return { names: new Set(names), read: (name) => readFile(path.join(root, name)) }
}

/** Compressed copies, source maps and the prerendering bundle aren't needed here. */
const isServedName = (name: string): boolean =>
  !/\.(?:br|gz|map)$/.test(name) && !name.startsWith('server/') && !name.startsWith('.')
