/** The paths that the row of ARCHITECTURE's last table names, in its order. Bare names follow the folder of the one before. */
export function pathsInRow(markdown: string, thing: string): string[] {
  const row = markdown.split('\n').find((line) => line.startsWith(`| ${thing} |`))
  if (row === undefined) throw new Error(`ARCHITECTURE.md has no row for ${thing}.`)
  let folder = ''
  return [...row.matchAll(/`([^`]+\.\w+)`/g)].map(([, path = '']) => {
    if (!path.includes('/')) return folder + path
    folder = path.slice(0, path.lastIndexOf('/') + 1)
    return path
  })
}
