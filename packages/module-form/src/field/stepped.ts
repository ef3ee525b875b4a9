interface Bounds {
  min?: string | undefined
  max?: string | undefined
  above?: string | undefined
  below?: string | undefined
}

const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/u

/** Steps up or down exactly and within the limits. An empty value starts at the lower limit, or at zero. */
export function stepped(raw: string, step: string, direction: 1 | -1, bounds: Bounds): string | undefined {
  const text = raw.trim().replace(',', '.')
  if (text === '') return bounds.min ?? bounds.above ?? '0'
  if (!PLAIN.test(text)) return undefined
  const limits = [bounds.min, bounds.max, bounds.above, bounds.below].filter((limit) => limit !== undefined)
  const places = Math.max(...[text, step, ...limits].map(placesOf))
  const next = scaled(text, places) + BigInt(direction) * scaled(step, places)
  const at = (limit: string | undefined) => (limit === undefined ? undefined : scaled(limit, places))
  const [min, max, above, below] = [at(bounds.min), at(bounds.max), at(bounds.above), at(bounds.below)]
  if ((min !== undefined && next < min) || (above !== undefined && next <= above)) return undefined
  if ((max !== undefined && next > max) || (below !== undefined && next >= below)) return undefined
  return written(next, Math.max(placesOf(text), placesOf(step)), places)
}

const placesOf = (text: string) => text.split('.')[1]?.length ?? 0

function scaled(text: string, places: number): bigint {
  const [whole = '', rest = ''] = text.replace('-', '').split('.')
  const size = BigInt(`${whole}${rest.padEnd(places, '0')}` || '0')
  return text.startsWith('-') ? -size : size
}

function written(value: bigint, shown: number, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const rest = digits.slice(digits.length - places, digits.length - places + shown)
  return `${value < 0n ? '-' : ''}${whole}${rest ? `.${rest}` : ''}`
}
