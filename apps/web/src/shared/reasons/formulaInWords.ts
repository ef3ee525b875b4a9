import type { Text } from '#platform/text/text.ts'
import { expressionInWords } from './expressionInWords.ts'
import type { ModuleNames } from './moduleNames.ts'

const PART = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_]\w*)(\s*\()?/gu
const WORDS: ReadonlySet<string> = new Set(['in', 'true', 'false'])
/** Internal steps inside internal steps are followed this far. */
const STEPS_MAX = 3
/** A longer formula explains nothing to a reader. */
const MAX_CHARACTERS = 200

/**
 * Returns a formula in words that a reader of the report understands, with internal steps unfolded. Undefined
 * if it needs functions or names that only its author knows.
 */
export function formulaInWords(source: string, names: ModuleNames, text: Text): string | undefined {
  const unfolded = unfold(source, names, 0)
  if (unfolded === undefined) return undefined
  let isSayable = true
  const answerOf = (id: string, answer: string) => {
    isSayable &&= names.isAnswer(id, answer) || !CODE.test(answer)
    return names.answerOf(id, answer)
  }
  const words = expressionInWords(unfolded, { ...names, answerOf }, text)
  return isSayable ? words : undefined
}

/**
 * A text such as `few_nodes` that a formula produces only for another formula; grades such as `4A` begin differently.
 */
const CODE = /^[a-z]/u

function unfold(source: string, names: ModuleNames, depth: number): string | undefined {
  let isSayable = depth <= STEPS_MAX
  const plain = withoutFallbacks(source)
  const words = plain.replace(PART, (token: string, quoted?: string, name = '', call?: string) => {
    if (quoted !== undefined || WORDS.has(name)) return token
    if (call !== undefined) {
      isSayable &&= name === 'known'
      return token
    }
    if (names.isLabelled(name)) return token
    const step = isSayable ? names.stepOf(name) : undefined
    const inner = step === undefined ? undefined : unfold(step, names, depth + 1)
    isSayable &&= inner !== undefined
    return `(${inner})`
  })
  const isKnownOfStep = /\bknown\(\s*\(/u.test(words)
  return isSayable && !isKnownOfStep && words.length <= MAX_CHARACTERS ? words : undefined
}

const FALLBACK = /\borElse\(/u
const LITERAL = /^\s*(?:false|0|"")\s*$/u

/** `orElse(x, false)` reads as `x`: what is unknown doesn't hold. */
function withoutFallbacks(source: string): string {
  let plain = source
  for (let found = FALLBACK.exec(plain); found; found = FALLBACK.exec(plain)) {
    const from = found.index + found[0].length
    const [comma, end] = argumentsFrom(plain, from)
    // A fallback with a meaning of its own can't be left out.
    if (comma < 0 || end < 0 || !LITERAL.test(plain.slice(comma + 1, end))) return plain
    const value = plain.slice(from, comma).trim()
    const isSimple = /^!?\w+$/u.test(value)
    plain = `${plain.slice(0, found.index)}${isSimple ? value : `(${value})`}${plain.slice(end + 1)}`
  }
  return plain
}

/** Returns where the last comma of a call and its closing bracket are. */
function argumentsFrom(source: string, from: number): readonly [comma: number, end: number] {
  let depth = 0
  let comma = -1
  for (let at = from; at < source.length; at++) {
    const sign = source[at]
    if (sign === '(' || sign === '[') depth++
    else if (sign === ',' && depth === 0) comma = at
    else if ((sign === ')' || sign === ']') && depth-- === 0) return [comma, at]
  }
  return [comma, -1]
}
