import type { LossReporter } from '../table/LossReporter.ts'
import { atCursor, CURSOR } from '../text/atCursor.ts'
import { blankField, choiceField, dateField } from '../text/fieldNotation.ts'
import { replaceWithin } from '../text/replaceWithin.ts'

const MACRO = /\[(field|cursor|clipboard|date|time|snippet|key|script|image)([: ][^[\]\n]{0,500})?\]/giu
const KEYS: Readonly<Record<string, string>> = { enter: '\n', return: '\n', tab: '\t' }

/** Matches the name of another snippet. */
export const ATEXT_SNIPPET = /\[snippet[: ]([^[\]\n]{1,200})\]/giu

/**
 * Converts fields of aText (`[field:Size]`, `[field:Grade|mild|severe]`, `[date]`, `[cursor]`) into fields of
 * Pandok.
 */
export const atextText = (text: string, reportLoss: LossReporter): string =>
  atCursor(
    replaceWithin(text, MACRO, ([whole, macro = '', rest = '']) =>
      macroText(whole, macro.toLowerCase(), rest.slice(1).trim(), reportLoss),
    ),
  )

function macroText(whole: string, macro: string, rest: string, reportLoss: LossReporter): string {
  if (macro === 'cursor') return CURSOR
  if (macro === 'date') return dateField()
  if (macro === 'field') {
    const [name = '', ...options] = rest.split('|').map((part) => part.trim())
    return options.length > 1 ? choiceField(name, options, undefined) : blankField(name, options[0] ?? '')
  }
  if (macro === 'key' && Object.hasOwn(KEYS, rest.toLowerCase())) return KEYS[rest.toLowerCase()] ?? ''
  if (macro === 'key') reportLoss('keystroke', whole, rest)
  else if (macro === 'script') reportLoss('command', whole, macro)
  else if (macro === 'snippet') reportLoss('reference', whole, rest)
  else reportLoss(macro === 'image' ? 'image' : 'unsupported', whole, macro)
  return macro === 'key' || macro === 'image' ? '' : blankField(macro === 'snippet' ? rest : '')
}
