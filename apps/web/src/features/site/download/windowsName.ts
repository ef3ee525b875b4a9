/** From this build on Windows calls itself 11, though it still counts as 10.0. */
const WINDOWS_11 = 22_000

/** «10.0.19045» as people know it. */
export function windowsName(version: string): { name: string; build: number } {
  const build = Number(version.split('.')[2] ?? 0)
  return { name: build >= WINDOWS_11 ? 'Windows 11' : 'Windows 10', build }
}
