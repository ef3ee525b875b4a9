import type { CardsElement } from './CardsReading.ts'

const TOKEN = /\s*(?:\{\s*([^{}]+?)\s*\}|(\d+(?:\.\d+)?)|([-+*/()]))/uy
const TOKENS_MAX = 500

/**
 * Converts `{a} + {b}` into CEL, where an element without an answer counts as zero. It is undefined for
 * anything else.
 */
export function arithmeticOf(
  source: string,
  elements: ReadonlyMap<string, CardsElement>,
): string | undefined {
  let cel = ''
  let at = 0
  let depth = 0
  let isOperand = true
  for (let count = 0; at < source.trimEnd().length; count += 1) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(source)
    if (!match || count > TOKENS_MAX) return undefined
    at = TOKEN.lastIndex
    const [, reference, number, mark] = match
    if (reference !== undefined || number !== undefined) {
      if (!isOperand) return undefined
      const operand = number ?? operandOf(elements.get(reference ?? ''))
      if (operand === undefined) return undefined
      cel += operand
      isOperand = false
    } else if (mark === '(') {
      if (!isOperand) return undefined
      depth += 1
      cel += mark
    } else if (mark === ')') {
      if (isOperand || depth === 0) return undefined
      depth -= 1
      cel += mark
    } else {
      if (isOperand && mark !== '-') return undefined
      cel += ` ${mark} `
      isOperand = true
    }
  }
  return isOperand || depth > 0 ? undefined : cel.trim()
}

const operandOf = (element: CardsElement | undefined): string | undefined =>
  element?.type === 'number' ? `orElse(${element.name}, 0)` : undefined
