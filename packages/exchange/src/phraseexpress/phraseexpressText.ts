import type { LossReporter } from '../table/LossReporter.ts'
import { atCursor, CURSOR } from '../text/atCursor.ts'
import { blankField, choiceField, dateField } from '../text/fieldNotation.ts'
import { replaceWithin } from '../text/replaceWithin.ts'

/** Three backslashes before a macro turn it into text. */
const MACRO = /\\{3}\{#|\{#([A-Za-z|]{1,30})([^{}\n]{0,1000})\}/gu
const PARAMETER = /(?:^|\s)-([A-Za-z]{1,20})\s*(?:"([^"]*)"|'([^']*)'|([^\s"'-][^\s"']*))?/gu
const KEYS: Readonly<Record<string, string>> = { enter: '\n', return: '\n', tab: '\t', space: ' ' }

/** Converts macros of PhraseExpress (`{#input -head Size}`, `{#datetime}`, `{#cursor}`) into fields. */
export const phraseexpressText = (text: string, reportLoss: LossReporter): string =>
  atCursor(
    replaceWithin(text, MACRO, ([whole, macro, rest = '']) =>
      macro === undefined ? '{#' : macroText(whole, macro.toLowerCase(), rest, reportLoss),
    ),
  )

function macroText(whole: string, macro: string, rest: string, reportLoss: LossReporter): string {
  const params = new Map(
    Array.from(rest.matchAll(PARAMETER), ([, key = '', double, single, bare]) => [
      key.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
  const param = (...keys: string[]) => keys.map((key) => params.get(key)).find((value) => value !== undefined)
  const name = param('head', 'title', 'label', 'text', 'caption', 'name') ?? ''
  const items = (param('items', 'list', 'values', 'choices') ?? '').split(/[;|]/u).filter(Boolean)
  if (macro === 'cursor' || macro === '|') return CURSOR
  if (Object.hasOwn(KEYS, macro)) return KEYS[macro] ?? ''
  if (items.length > 1) return choiceField(name, items, param('default'))
  if (/^(?:input|form|select|menu|dropdown|list)/u.test(macro))
    return blankField(name, param('default') ?? '')
  if (/^date|^today|^now/u.test(macro)) return dateField(name)
  if (/^(?:insert|phrase|include|autotext)/u.test(macro)) {
    const phrase = [...params.values()].find((value) => value !== '') ?? rest.trim()
    reportLoss('reference', whole, phrase)
    return blankField(phrase)
  }
  if (/^(?:run|exec|script|shell|open|launch|cmd|powershell)/u.test(macro))
    reportLoss('command', whole, macro)
  else reportLoss('unsupported', whole, macro)
  return /^(?:clip|env|user|selection)/u.test(macro) ? blankField(macro) : ''
}
