import type { Locale } from '@pandok/domain'
import { type PhraseToken, whenToken } from '@pandok/module-engine'
import { FormulaError } from '../expression/FormulaError.ts'
import type { Element } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

const BETWEEN: Readonly<Record<Locale, string>> = { ko: ', ', en: ', ', zh: '、', ja: '、', de: ', ' }

/**
 * Adds a list of the numbers above zero with their names, largest first; equal ones keep the order of the
 * file.
 */
export function addRanked(builder: ModuleBuilder, name: string, elements: readonly Element[]): void {
  const items = elements.map((element) => {
    const named = builder.names.get(element.id)
    const printed = builder.prints.get(element.id)
    if (!named || !printed) throw new FormulaError(`nothing is called «${element.id}»`)
    return { element, printed, share: `orElse(${named.id}, 0)`, rank: builder.freeId(`${element.id}_rank`) }
  })
  for (const [place, { share, rank }] of items.entries()) {
    const before = items.flatMap(({ share: other }, at) =>
      at === place ? [] : [`(${other} ${at < place ? '>=' : '>'} ${share} ? 1 : 0)`],
    )
    builder.computed.push({ id: rank, kind: 'integer', expr: `1 + ${before.join(' + ')}` })
  }
  const tokens = (locale: Locale): PhraseToken[] =>
    items.flatMap((_, place) =>
      items.map(({ element, printed, share, rank }) =>
        whenToken(`${share} > 0 && ${rank} == ${place + 1}`, [
          `${place === 0 ? '' : BETWEEN[locale]}${element.label[locale]} `,
          ...printed.tokens(locale, undefined),
        ]),
      ),
    )
  const isThere = items.map(({ share }) => `${share} > 0`).join(' || ')
  // A file uses the list as a condition, which holds if the list isn't empty.
  const id = builder.freeId(name)
  builder.computed.push({ id, kind: 'bool', expr: `onlyIf(${isThere}, true)` })
  builder.names.set(name, { id, type: 'bool' })
  builder.prints.set(name, { tokens, isThere: () => isThere })
}
