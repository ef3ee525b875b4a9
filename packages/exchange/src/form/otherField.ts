import type { Locale } from '@pandok/domain'
import type { LocalText } from '@pandok/module-engine'
import type { FormField } from './Form.ts'

const OTHER = { ko: '기타', en: 'other', zh: '其他', ja: 'その他', de: 'sonstiges' } as const

/** Makes a field for an answer that is typed instead of chosen. */
export function otherField({ key, label, place }: FormField, locale: Locale): FormField {
  const named: LocalText = {}
  for (const [one, words] of Object.entries(label) as [Locale, string][])
    named[one] = `${words.replace(/[\s:：]+$/u, '')} (${OTHER[one]})`
  return {
    kind: 'field',
    key: `${key}#other`,
    label: Object.keys(named).length > 0 ? named : { [locale]: OTHER[locale] },
    place,
    input: { kind: 'text' },
  }
}
