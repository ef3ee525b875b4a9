/**
 * Returns the paths in the row of ARCHITECTURE's last table, in order. Bare names are in the folder of the
 * previous path.
 */
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
