/** The message that a second start of the program sends to the first. */
export interface HandOverMessage {
  /** Absolute paths. */
  paths: readonly string[]
  /** True if a window is to be shown, rather than only opening files. */
  isShown: boolean
  /** The file to which an entry address is written, for opening the program in another browser. */
  announce: string | null
  /** True if the program has to end, because an installer replaces it. */
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
    paths,
    isShown: isShown !== false,
    isQuit: isQuit === true,
    announce: typeof announce === 'string' ? announce : null,
  }
}
