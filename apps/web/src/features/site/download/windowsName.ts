/** From this build on Windows calls itself 11, though it still counts as 10.0. */
const WINDOWS_11 = 22_000

/** «10.0.19045» as people know it; the build is a name, not a quantity. */
export function windowsName(version: string): { name: string; build: string } {
  const build = version.split('.')[2] ?? ''
  return { name: Number(build) >= WINDOWS_11 ? 'Windows 11' : 'Windows 10', build }
}
