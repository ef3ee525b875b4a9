import { readFile } from 'node:fs/promises'
import { writeAtomically } from '#keep/writeAtomically.ts'
import { DEFAULTS, proxyUrl, type Settings, serverUrl } from './Settings.ts'

export interface SettingsStore {
  read: () => Settings
  write: (change: Partial<Settings>) => Promise<void>
}

/** A small file that an administrator can read and write as well. */
export async function openSettings(file: string, builtIn: Partial<Settings> = {}): Promise<SettingsStore> {
  let settings: Settings = { ...DEFAULTS, ...builtIn, ...parse(await readFile(file, 'utf8').catch(() => '')) }
  return {
    read: () => settings,
    async write(change) {
      settings = { ...settings, ...change }
      await writeAtomically(file, Buffer.from(`${JSON.stringify(settings, null, 2)}\n`))
    },
  }
}

/** Invalid values in the file count as absent. */
function parse(text: string): Partial<Settings> {
  try {
    const given = Object(JSON.parse(text.replace(/^\uFEFF/, ''))) as Record<string, unknown>
    const server = serverUrl(given['server'])
    const { isCheckingForUpdates, watchFolder } = given
    return {
      ...(server !== null && { server }),
      proxy: proxyUrl(given['proxy']),
      ...(typeof isCheckingForUpdates === 'boolean' && { isCheckingForUpdates }),
      ...(typeof watchFolder === 'string' && { watchFolder }),
    }
  } catch {
    return {}
  }
}
