import type { Locale } from '@pandok/domain'
import { withUnit } from '@pandok/module-engine'

/** Returns the unit next to a field: `cm3` is cm³, and a unit of time is a word of the language. */
export const unitText = (unit: string, locale: Locale): string => withUnit('2', unit, locale).slice(1).trim()
