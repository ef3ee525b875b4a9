const DEPTH_MAX = 100

/**
 * Writes JSON without spaces and with sorted keys, because programs and databases that pass on a document may
 * change their order.
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > DEPTH_MAX) return '…'
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one, depth + 1)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one, depth + 1)}`)
  return `{${parts.join(',')}}`
}
