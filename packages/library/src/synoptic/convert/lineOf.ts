import type { Locale } from '@pandok/domain'
import { type PhraseToken, whenToken } from '@pandok/module-engine'
import { FormulaError } from '../expression/FormulaError.ts'
import { translateCondition } from '../expression/translate.ts'
import type { Printed } from '../phrase/Printed.ts'
import { phraseOf } from '../phrase/phraseOf.ts'
import type { Line, Words } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** The names of a line refer to these inputs. */
type Scope = Pick<ModuleBuilder, 'names' | 'prints'>

const COLON: Readonly<Record<Locale, string>> = { ko: ': ', en: ': ', zh: '：', ja: '：', de: ': ' }

/** Makes a line of a file: its label, its text, and the condition under which it is written. */
export function lineOf(
  builder: Scope,
  { label, text, when, each }: Pick<Line, 'label' | 'text' | 'when' | 'each'>,
  locale: Locale,
): PhraseToken[] {
  const words = (prints: ReadonlyMap<string, Printed>) => [
    ...(label ? [label[locale] + COLON[locale]] : []),
    ...phraseOf(text[locale], locale, prints),
  ]
  const condition = when === undefined ? undefined : translateCondition(when, builder.names)
  if (each !== undefined) return eachLine(builder, each, condition, words)
  const tokens = words(builder.prints)
  return condition === undefined ? tokens : [whenToken(condition, tokens)]
}

const ITEM = 'item'

/** Makes one line for each answer. The condition is the same for all of them, so it is repeated for each. */
function eachLine(
  builder: Scope,
  over: string,
  condition: string | undefined,
  words: (prints: ReadonlyMap<string, Printed>) => PhraseToken[],
): PhraseToken[] {
  const named = builder.names.get(over)
  if (named?.type !== 'texts') throw new FormulaError(`«${over}» has no several answers`)
  const item: Printed = {
    tokens: (locale, form) => {
      const isCapital = locale === 'en' || locale === 'de'
      const format = { ...(isCapital && { case: 'capital' as const }), ...(form !== undefined && { form }) }
      return [{ v: ITEM, ...(Object.keys(format).length > 0 && { fmt: format }) }]
    },
    isThere: () => undefined,
  }
  const body = words(new Map([...builder.prints, [ITEM, item]]))
  return [{ each: named.id, as: ITEM, ...(condition !== undefined && { where: condition }), body }]
}

/** An element without a text writes its name and its value once it is filled in. */
export function elementLine(builder: Scope, name: string, label: Words, locale: Locale): PhraseToken[] {
  const printed = builder.prints.get(name)
  if (!printed) throw new FormulaError(`nothing is called «${name}»`)
  const words = [label[locale] + COLON[locale], ...printed.tokens(locale, undefined)]
  const condition = printed.isThere(locale, undefined)
  return condition === undefined ? words : [whenToken(condition, words)]
}
