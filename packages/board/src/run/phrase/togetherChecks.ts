import { type Blank, LOCALES, type Locale, type Words } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import type { TypedPart } from './readTypedPhrase.ts'

type Check = ModuleDefinition['checks'][number]

interface Phrases {
  blanks: readonly Blank[]
  texts: readonly (readonly TypedPart[])[]
  /** Names in formulas, which count without being written. */
  counted: ReadonlySet<string>
  /** Returns the condition under which a name has a value. */
  isSaid: (name: string) => string
}

const TOGETHER: Readonly<Record<Locale, (one: string, others: string) => string>> = {
  ko: (one, others) => `${one}: ${others}도 입력해야 판독문에 들어갑니다.`,
  en: (one, others) => `${one} is written only together with ${others}.`,
  zh: (one, others) => `${one}须与${others}一并填写才会写入报告。`,
  ja: (one, others) => `${one}は${others}も入力するとレポートに記載されます。`,
  de: (one, others) => `${one} steht nur zusammen mit ${others} im Befund.`,
}

/** An optional part is left out if one of its blanks is empty, and what the others hold would be lost without a word. */
export function togetherChecks({ blanks, texts, counted, isSaid }: Phrases): Check[] {
  const optional = new Map(blanks.flatMap((blank) => (blank.isOptional ? [[blank.id, blank]] : [])))
  return [...optional.values()].flatMap((blank): Check[] => {
    const { id } = blank
    const places = texts.flatMap((parts) => companionsOf(id, parts))
    const needed = places.map((names) => names.filter((name) => optional.has(name)))
    if (counted.has(id) || needed.length === 0 || needed.some((names) => names.length === 0)) return []
    const written = new Set(needed.map((names) => names.map(isSaid).join(' && ')))
    const others = [...new Set(needed[0])].flatMap((name) => optional.get(name) ?? [])
    return [
      {
        id: `together_${id}`.slice(0, 32),
        level: 'warn',
        when: [`known(${id})`, ...[...written].map((condition) => `!(${condition})`)].join(' && '),
        message: messageFor(blank, others),
      },
    ]
  })
}

/** Lists, for each place of a blank in a phrase, the other blanks without which it isn't written there. */
function companionsOf(
  id: string,
  parts: readonly TypedPart[],
  around: readonly string[] = [],
): (readonly string[])[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || 'particle' in part) return []
    if ('blank' in part) return part.blank === id ? [around.filter((name) => name !== id)] : []
    const inside = part.optional.flatMap((one) =>
      typeof one === 'object' && 'blank' in one ? [one.blank] : [],
    )
    return companionsOf(id, part.optional, [...new Set([...around, ...inside])])
  })
}

const messageFor = (blank: Blank, others: readonly Blank[]): Words =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const named = others.map(({ label, id }) => label[locale] ?? label.ko ?? id)
      const separator = locale === 'zh' || locale === 'ja' ? '、' : ', '
      return [
        locale,
        TOGETHER[locale](blank.label[locale] ?? blank.label.ko ?? blank.id, named.join(separator)),
      ]
    }),
  )
