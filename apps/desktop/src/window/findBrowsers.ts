import { existsSync } from 'node:fs'
import path from 'node:path'

export interface FoundBrowser {
  kind: 'edge' | 'chrome'
  program: string
}

const PLACES = {
  edge: ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  chrome: ['Google', 'Chrome', 'Application', 'chrome.exe'],
} as const

/** Browsers that can show a window without tabs and address bar, best first. */
export function findBrowsers(
  env: NodeJS.ProcessEnv = process.env,
  isThere: (file: string) => boolean = existsSync,
): FoundBrowser[] {
  const roots = ['ProgramFiles(x86)', 'ProgramFiles', 'LOCALAPPDATA']
    .map((name) => env[name])
    .filter((root) => root !== undefined)
  return (['edge', 'chrome'] as const).flatMap((kind) => {
    const program = roots.map((root) => path.win32.join(root, ...PLACES[kind])).find(isThere)
    return program === undefined ? [] : [{ kind, program }]
  })
}
