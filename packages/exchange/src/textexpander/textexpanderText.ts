import type { LossReporter } from '../table/LossReporter.ts'
import { atCursor, CURSOR } from '../text/atCursor.ts'
import { blankField, choiceField, dateField } from '../text/fieldNotation.ts'
import { replaceWithin } from '../text/replaceWithin.ts'

const DATE = '%1?[YymdBbAaeDj]'
const TIME = '%1?[HIMSp]'
const MACRO = new RegExp(
  [
    '%(fill(?:text|area|popup|partend|part|top|date)?|[Ss]nippet|key|date|time)(?::([^%\\n]{0,2000}))?%',
    '%(%|\\||\\\\|clipboard|[<>^v])',
    `(@[+-]\\d{1,4}[YMDhms]|%@[+-]\\d{1,4}[YMDhms])`,
    `((?:${DATE})(?:[-./:, 년월일年月日T]{0,3}(?:${DATE}|${TIME})){1,8}|${TIME}(?:[: .]{0,2}${TIME}){1,4}|(?<![\\d ])${DATE}(?![A-Za-z]))`,
  ].join('|'),
  'gu',
)
const KEYS: Readonly<Record<string, string>> = { enter: '\n', return: '\n', tab: '\t', esc: '' }

/** Matches the name of another snippet. */
export const TEXTEXPANDER_SNIPPET = /%[Ss]nippet:([^%\n]{1,200})%/gu

/** Converts fill-ins, dates and the cursor of TextExpander into fields. */
export const textexpanderText = (text: string, reportLoss: LossReporter): string =>
  atCursor(
    replaceWithin(text, MACRO, ([whole, macro, params = '', sign, offset, date]) => {
      if (macro !== undefined) return macroText(whole, macro, params, reportLoss)
      if (date !== undefined) return dayText(date, reportLoss)
      if (offset !== undefined) {
        reportLoss('unsupported', whole, 'date offset')
        return ''
      }
      if (sign === '%') return '%'
      if (sign === '|') return CURSOR
      // This marks the end of the selection.
      if (sign === '\\') return ''
      if (sign === 'clipboard') {
        reportLoss('unsupported', whole, 'clipboard')
        return blankField('')
      }
      reportLoss('keystroke', whole, whole)
      return ''
    }),
  )

function dayText(date: string, reportLoss: LossReporter): string {
  if (/%1?[YymdBbeDj]/u.test(date)) return dateField()
  reportLoss('unsupported', date, 'time')
  return blankField('')
}

function macroText(whole: string, macro: string, params: string, reportLoss: LossReporter): string {
  if (macro === 'key') {
    const key = params.toLowerCase()
    if (Object.hasOwn(KEYS, key)) return KEYS[key] ?? ''
    reportLoss('keystroke', whole, params)
    return ''
  }
  if (macro.toLowerCase() === 'snippet') {
    reportLoss('reference', whole, params)
    return blankField(params)
  }
  if (macro === 'date') return dateField()
  if (macro === 'time') return dayText('%H', reportLoss)
  // This macro only positions the form on the screen and has no text.
  if (macro === 'filltop') return ''
  if (macro.startsWith('fillpart')) {
    reportLoss('unsupported', whole, 'optional part')
    return ''
  }
  const { name, preset, options } = readParams(params)
  if (macro === 'filldate') return dateField(name)
  if (macro === 'fillpopup') return choiceField(name, options, preset)
  return blankField(name, preset ?? '')
}

/** Parses `name=Grade:default=mild:severe:width=20`; a fill-in of an older version has only its name. */
function readParams(params: string): { name: string; preset: string | undefined; options: string[] } {
  const parts = params.split(':')
  const param = (key: string) => parts.find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1)
  const preset = param('default')
  const options = parts
    .filter((part) => !/^(?:name|width|height|optional)=/u.test(part))
    .map((part) => part.replace(/^default=/u, ''))
  const isNamed = parts.some((part) => part.startsWith('name='))
  return { name: param('name') ?? parts[0] ?? '', preset, options: isNamed ? options : options.slice(1) }
}
