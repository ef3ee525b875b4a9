/** A decimal as digits and a scale, because sums of points have to be exact. */
interface Scaled {
  digits: bigint
  scale: number
}

function scaled(text: string): Scaled {
  const [whole = '0', fraction = ''] = text.split('.')
  return {
    digits: BigInt(`${whole === '' || whole === '-' ? `${whole}0` : whole}${fraction}`),
    scale: fraction.length,
  }
}

/** Whether a text is a decimal in the stored format. */
export const isDecimal = (text: string): boolean => /^-?(?:\d+(?:\.\d+)?|\.\d+)$/u.test(text)

export function sumDecimals(texts: readonly string[]): string {
  const parts = texts.map(scaled)
  const scale = Math.max(0, ...parts.map((part) => part.scale))
  const total = parts.reduce((sum, part) => sum + part.digits * 10n ** BigInt(scale - part.scale), 0n)
  return unscaled(total, scale)
}

export function compareDecimals(a: string, b: string): number {
  const difference = sumDecimals([a, negated(b)])
  return difference === '0' ? 0 : difference.startsWith('-') ? -1 : 1
}

const negated = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`)

function unscaled(digits: bigint, scale: number): string {
  const isNegative = digits < 0n
  const text = String(isNegative ? -digits : digits).padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = text.slice(text.length - scale).replace(/0+$/u, '')
  const number = fraction === '' ? whole : `${whole}.${fraction}`
  return isNegative && number !== '0' ? `-${number}` : number
}
