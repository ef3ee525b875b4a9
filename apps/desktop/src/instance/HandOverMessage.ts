/** What a second start gives to the first. */
export interface HandOverMessage {
  /** Absolute. */
  paths: readonly string[]
  /** A window is wanted, and not only files opened behind it. */
  isShown: boolean
  /** Where an address to enter by is to be written, for whoever opens the program in a browser of their own. */
  announce: string | null
  /** The program is to end: an installer wants to replace it. */
  isQuit: boolean
}

const PATHS_MAX = 20_000

export function parseHandOver(line: string): HandOverMessage | null {
  let given: unknown
  try {
    given = JSON.parse(line)
  } catch {
    return null
  }
  const { paths, isShown, announce, isQuit } = Object(given) as Record<string, unknown>
  if (!Array.isArray(paths) || paths.length > PATHS_MAX) return null
  if (!paths.every((path): path is string => typeof path === 'string' && !path.includes('\0'))) return null
  return {
    ...{ paths, isShown: isShown !== false, isQuit: isQuit === true },
    announce: typeof announce === 'string' ? announce : null,
  }
}
