import { REFERENCES_DEPTH_MAX, REFERENCES_MAX } from '../model/limits.ts'
import type { LossReporter } from '../table/LossReporter.ts'
import { atCursor, CURSOR } from '../text/atCursor.ts'
import { blankField, dateField } from '../text/fieldNotation.ts'
import { replaceWithin } from '../text/replaceWithin.ts'

const VARIABLE = /#\{([A-Za-z]{1,20})(?::([^{}\n]{0,500}))?\}/gu
const KEYS: Readonly<Record<string, string>> = { enter: '\n', return: '\n', tab: '\t', space: ' ' }

/** Returns the text of another combo by its keyword. */
type SnippetOf = (keyword: string) => string | undefined

/** Converts the variables of Beeftext into fields; combos in a text are expanded. */
export function beeftextText(
  text: string,
  reportLoss: LossReporter,
  snippetOf: SnippetOf = () => undefined,
): string {
  let references = REFERENCES_MAX
  const written = (each: string, depth: number): string =>
    replaceWithin(each, VARIABLE, ([whole, name = '', params = '']) => {
      const variable = name.toLowerCase()
      if (!/^(?:combo|upper|lower|trim)$/u.test(variable))
        return variableText(whole, variable, params, reportLoss)
      references -= 1
      const snippet = depth < REFERENCES_DEPTH_MAX && references >= 0 ? snippetOf(params) : undefined
      if (snippet === undefined) {
        reportLoss('reference', whole, params)
        return blankField(params)
      }
      return written(snippet, depth + 1)
    })
  return atCursor(written(text, 0))
}

function variableText(whole: string, variable: string, params: string, reportLoss: LossReporter): string {
  if (variable === 'cursor') return CURSOR
  if (variable === 'input') return blankField(params)
  if (variable === 'date' || variable === 'datetime') {
    // This reads an offset as in «#{dateTime:+3d:yyyy-MM-dd}».
    const shift = /^[+-]\d{1,4}[a-zA-Z]/u.exec(params)?.[0]
    if (shift !== undefined) reportLoss('unsupported', whole, 'date offset')
    return dateField()
  }
  if (variable === 'key') {
    const key = params.toLowerCase().split(':')[0] ?? ''
    if (Object.hasOwn(KEYS, key)) return KEYS[key] ?? ''
  }
  if (variable === 'key' || variable === 'shortcut' || variable === 'delay') {
    reportLoss('keystroke', whole, whole)
    return ''
  }
  reportLoss(/^(?:powershell|script)$/u.test(variable) ? 'command' : 'unsupported', whole, variable)
  return blankField(variable === 'time' ? '' : variable)
}
