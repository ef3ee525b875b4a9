const folded = (name: string): string => name.replaceAll('\\', '/').toUpperCase()

/** Files named by a DICOMDIR that weren't opened. Discs differ in case and folders. */
export function missingFiles(listed: Iterable<string>, opened: readonly string[]): string[] {
  const known = new Set<string>()
  for (const name of opened) {
    const parts = folded(name).split('/')
    for (let i = 0; i < parts.length; i++) known.add(parts.slice(i).join('/'))
  }
  return [...listed].filter((name) => !known.has(folded(name)))
}
