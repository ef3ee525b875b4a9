import { BLANK } from '../text/blankAt.ts'
import { type PhraseOut, WritingLosses, type Written } from './PhraseOut.ts'
import { piecesOf, unitOf } from './piecesOf.ts'
import { wholeText } from './wholeText.ts'

/** AutoHotkey allows at most this many characters in a trigger. */
const TRIGGER_MAX = 40

/**
 * Writes a script of hotstrings that runs in both versions. The program has no fields: blanks stay blanks,
 * and the first is left selected, so that typing replaces it; answers are written side by side. The file
 * needs a byte order mark, without which Korean is read in another encoding.
 */
export function writeAutohotkey(phrases: readonly PhraseOut[], file = 'phrases.ahk'): Written {
  const found = new WritingLosses(file)
  const lines = ['\ufeff; Pandok']
  let group: string | undefined
  for (const [index, phrase] of phrases.entries()) {
    const trigger = phrase.trigger ?? ''
    const whole = wholeText(phrase)
    if (trigger === '' || trigger.length > TRIGGER_MAX || /[\n:]/u.test(trigger)) {
      found.lose('unsupported', index, phrase.title ?? whole, { what: 'no shortcut' })
      continue
    }
    if (phrase.group !== undefined && phrase.group !== group)
      lines.push('', `; ===== ${oneLine(phrase.group)} =====`)
    group = phrase.group
    if (phrase.title !== undefined) lines.push(`; ${oneLine(phrase.title)}`)
    const { text, behind } = plainText(whole, (excerpt, what) =>
      found.lose('unsupported', index, excerpt, { what }),
    )
    const written = `:${behind === undefined ? 'T' : ''}:${escapedTrigger(trigger)}::`
    lines.push(written + (behind === undefined ? escaped(text) : escaped(typed(text)) + selected(behind)))
  }
  return { text: `${lines.join('\n')}\n`, losses: found.losses }
}

interface Plain {
  text: string
  /** The number of characters after the first blank, or undefined if there is none. */
  behind: number | undefined
}

function plainText(whole: string, lose: (excerpt: string, what: string) => void): Plain {
  let text = ''
  let blankEnd: number | undefined
  for (const piece of piecesOf(whole)) {
    if (typeof piece === 'string') text += piece
    else if (piece.kind === 'choice') {
      lose(piece.written, 'choice')
      text += `(${piece.options.join('/')})`
    } else {
      if (piece.kind === 'date') lose(piece.written, 'date')
      text += piece.preset === '' ? BLANK : piece.preset
      if (piece.preset === '') blankEnd ??= [...text].length
      const unit = unitOf(piece)
      if (unit !== '') text += ` ${unit}`
    }
  }
  return { text, behind: blankEnd === undefined ? undefined : [...text].length - blankEnd }
}

const selected = (behind: number): string => `${behind > 0 ? `{Left ${behind}}` : ''}+{Left ${BLANK.length}}`

const oneLine = (text: string): string => text.replace(/[\s=]+/gu, ' ').trim()

/** Escapes characters that would be pressed as keys. */
const typed = (text: string): string => text.replace(/[{}!+^#]/gu, '{$&}')

const escapedTrigger = (trigger: string): string => trigger.replace(/`/gu, '``').replace(/;/gu, '`;')

/** Escapes a text as one line, so that no comment or line end cuts it off. */
const escaped = (text: string): string =>
  text
    .replace(/`/gu, '``')
    .replace(/\n/gu, '`n')
    .replace(/\t/gu, '`t')
    .replace(/;/gu, '`;')
    .replace(/^\s|\s$/gu, (space) => (space === ' ' ? ' `' : space))
