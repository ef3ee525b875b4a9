import type { Locale } from '@pandok/domain'
import { useSyncExternalStore } from 'react'
import { areaOf } from '../navigation/area.ts'
import { chooseLocale } from './showLocale.ts'
import { type Text, textStore } from './textStore.ts'

export type { Text } from './textStore.ts'

/** Texts for components: `text('key', values)`, `text.problem(problem, values)`, `text.error(code)`. */
export const useText = (): Text => useSyncExternalStore(textStore.subscribe, textStore.read, textStore.read)

/** The present texts for code outside of components. */
export const currentText = (): Text => textStore.read()

export function useLocale(): { locale: Locale; setLocale: (locale: Locale) => Promise<void> } {
  return { locale: useText().locale, setLocale }
}

const setLocale = (locale: Locale) => chooseLocale(areaOf(window.location.pathname), locale)
