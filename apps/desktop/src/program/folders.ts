import { homedir } from 'node:os'
import path from 'node:path'

export interface Folders {
  data: string
  keep: string
  logs: string
  /** The profile of the browser that shows the window. */
  profile: string
  /** Newer versions of the program before they are installed. */
  updates: string
  settings: string
}

/** All user data is in one folder, which the installer never touches. */
export function foldersIn(data: string): Folders {
  return {
    data,
    keep: path.join(data, 'keep'),
    logs: path.join(data, 'logs'),
    profile: path.join(data, 'profile'),
    updates: path.join(data, 'updates'),
    settings: path.join(data, 'settings.json'),
  }
}

export function dataFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  const set = env['PANDOK_DESKTOP_DATA']
  if (set) return path.resolve(set)
  if (platform === 'win32')
    return path.join(env['LOCALAPPDATA'] ?? path.join(homedir(), 'AppData', 'Local'), 'Pandok')
  return path.join(env['XDG_DATA_HOME'] ?? path.join(homedir(), '.local', 'share'), 'pandok-desktop')
}
