/** Whether a form filler computed the engine's value; binary numbers may differ in their last digit. */
export function isSameValue(kind: string, wanted: unknown, found: unknown): boolean {
  if (wanted === undefined || found === undefined) return wanted === found
  if (kind === 'number' || kind === 'integer') {
    const [a, b] = [Number(wanted), Number(found)]
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
  }
  return String(wanted) === String(found)
}
