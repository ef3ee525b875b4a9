import { PHRASE_MAX_CHARACTERS } from '../model/limits.ts'
import { typedText } from './typedText.ts'
import { unescaped } from './unescaped.ts'

/** These commands only wait, save or finish, so a body with them may still only write text. */
const HARMLESS =
  /^(?:return|sleep\b.*|clipwait\b.*|keywait\b.*|setkeydelay\b.*|(?:a_)?clipboard\s*:?=\s*(?:""|\w*(?:save|backup|old|temp|tmp|prev)\w*)?|\w*(?:save|backup|old|temp|tmp|prev)\w*\s*:?=\s*(?:a_)?clipboard(?:all)?(?:\(\))?|[{}])$/iu
const LINE_MAX = 5000
// A text in a continuation section has several lines, so `.` matches line ends.
const SEND = /^send(input|event|play|text|raw|unicode)?\b(\(|[ \t]*[,(]?)[ \t]*(.*)$/isu
const CLIPBOARD = /^(?:a_)?clipboard\s*(:?=)\s*(\S.*)$/isu
const PASTE = /^\^v$|^\+\{ins(?:ert)?\}$/iu

/**
 * Returns the text of a body that only sends literal text, or pastes it from the clipboard that it has filled
 * itself. Many Korean scripts paste, because syllables that are sent as keys fall apart. It is undefined for
 * any other body; nothing is run.
 */
export function sentText(lines: readonly string[]): string | undefined {
  let text = ''
  let clipboard: string | undefined
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    if (line.length > (line.includes('\n') ? PHRASE_MAX_CHARACTERS : LINE_MAX)) return undefined
    const isHarmless = line.length <= LINE_MAX && HARMLESS.test(line)
    const filled = CLIPBOARD.exec(line)
    const sent = SEND.exec(line)
    if (filled && !isHarmless) {
      const value = filled[1] === ':=' ? quoted(filled[2] ?? '') : bareText(filled[2] ?? '')
      if (value === undefined) return undefined
      clipboard = value
    } else if (sent) {
      const isCall = sent[2] === '('
      const value = isCall ? argument(sent[3] ?? '') : literal(sent[3] ?? '')
      if (value === undefined) return undefined
      const isText = /^(?:text|raw|unicode)$/iu.test(sent[1] ?? '')
      if (!isText && PASTE.test(value.trim())) {
        if (clipboard === undefined) return undefined
        text += clipboard
      } else if (isText) text += value
      else {
        const typed = typedText(value)
        if (typed.strayKeys.length > 0) return undefined
        text += typed.text
      }
    } else if (!isHarmless) return undefined
  }
  return text === '' ? undefined : text
}

const PART = /\s*(?:\.\s+)?("(?:[^"`]|`.|"")*"|'(?:[^'`]|`.|'')*')\s*/suy

/** Returns the concatenated literals of a call, or undefined if anything has to be computed. */
function argument(written: string): string | undefined {
  const inside = written.trim().replace(/\)$/u, '')
  let text = ''
  for (let at = 0; at < inside.length; at = PART.lastIndex) {
    PART.lastIndex = at
    const part = PART.exec(inside)?.[1]
    const value = part === undefined ? undefined : quoted(part)
    if (value === undefined) return undefined
    text += value
  }
  return text
}

/** Returns a quoted text or, in version 1, the rest of the line, or undefined if it has to be computed. */
function literal(written: string): string | undefined {
  const argument = written.replace(/^(.*)\)$/su, (whole, inside: string) =>
    /^["']/u.test(whole) ? inside : whole,
  )
  return /^["']/u.test(argument) ? quoted(argument) : bareText(argument)
}

function bareText(written: string): string | undefined {
  return /%\w*%|^%/u.test(written) ? undefined : unescaped(written)
}

function quoted(written: string): string | undefined {
  const inside = insideQuotes(written)
  return inside === undefined ? undefined : unescaped(inside)
}

/**
 * Returns the text between quotation marks with its escapes, or undefined for anything but a single literal.
 */
export function insideQuotes(written: string): string | undefined {
  const text = written.trim()
  const quote = text.charAt(0)
  if ((quote !== '"' && quote !== "'") || text.length < 2 || !text.endsWith(quote)) return undefined
  const inside = text.slice(1, -1)
  const doubled = inside.replaceAll(quote + quote, '').replaceAll(`\`${quote}`, '')
  // Two literals with an operator between them are an expression.
  return doubled.includes(quote) ? undefined : inside.replaceAll(quote + quote, quote)
}
