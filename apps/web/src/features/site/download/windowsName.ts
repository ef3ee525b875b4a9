/** Windows 11 starts with this build, although its version is still 10.0. */
const WINDOWS_11 = 22_000

/** «10.0.19045» as product name and build; the build is a label, so it isn't formatted as a number. */
export function windowsName(version: string): { name: string; build: string } {
  const build = version.split('.')[2] ?? ''
  return { name: Number(build) >= WINDOWS_11 ? 'Windows 11' : 'Windows 10', build }
}
