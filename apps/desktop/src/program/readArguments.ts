import path from 'node:path'

export interface Arguments {
  paths: readonly string[]
  /** True to run the service without a window. */
  isHidden: boolean
  /** The file to which an entry address is written. */
  announce: string | null
  /** True to end the running program. */
  isQuit: boolean
}

/** Everything that isn't a switch is a file or a folder, as Explorer passes them. */
export function readArguments(given: readonly string[], cwd = process.cwd()): Arguments {
  const end = given.indexOf('--')
  const switches = (end < 0 ? given : given.slice(0, end)).filter((word) => word.startsWith('--'))
  const names = given.filter((word, index) => (end >= 0 && index > end) || !word.startsWith('--'))
  const announce = switches.find((word) => word.startsWith('--announce='))?.slice('--announce='.length)
  return {
    paths: names.filter((name) => name !== '').map((name) => path.resolve(cwd, name)),
    isHidden: switches.includes('--hidden'),
    isQuit: switches.includes('--quit'),
    announce: announce ? path.resolve(cwd, announce) : null,
  }
}
