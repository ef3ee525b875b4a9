/**
 * Compares the three numbers. A preview (1.2.3-rc.1) precedes its release and isn't offered as newer to those
 * who have it.
 */
export function isNewer(offered: string, own: string): boolean {
  const [one, other] = [offered, own].map((version) => {
    const [numbers = '', preview] = version.split('-', 2)
    return [...numbers.split('.').map(Number), preview === undefined ? 1 : 0]
  })
  for (let index = 0; index < 4; index += 1) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
