import { createEmitter, DEFAULT_LOCALE, type Locale } from '@pandok/domain'
import {
  type Catalogue,
  EXTENTS,
  type Extent,
  formatMessage,
  loadCatalogue,
  type MessageKey,
  type Values,
} from '@pandok/i18n'
import type { ErrorCode } from '@pandok/protocol/errors'
import type { Problem } from '@pandok/protocol/problems'
import { loadChunk } from '../navigation/loadChunk.ts'

/**
 * The texts of the present language: `text('ui.close')`, `text.problem('required')` for a field,
 * `text.error('CONFLICT')` for a code. Its identity changes only with the language.
 */
export interface Text {
  (key: MessageKey, values?: Values): string
  problem(problem: Problem, values?: Values): string
  error(code: ErrorCode): string
  locale: Locale
}

export interface TextStore {
  read(): Text
  isReady(): boolean
  /** Loads the texts before they are shown; a failure is reported then. */
  prepare(locale: Locale, extent?: Extent): Promise<void>
  /** Resolves with the language that is shown: Korean if the requested one can't be loaded. */
  show(locale: Locale, extent?: Extent): Promise<Locale>
  subscribe(listener: () => void): () => void
}

type Load = (locale: Locale, extent: Extent) => Promise<Catalogue>

export function createTextStore(load: Load): TextStore {
  const listeners = createEmitter()
  let text: Text | null = null
  let shown: Extent = 'public'
  let requested = ''

  return {
    read() {
      if (text) return text
      throw new Error('No language is loaded yet: show one before rendering.')
    },
    isReady: () => text !== null,
    async prepare(locale, extent = 'office') {
      await load(locale, extent).catch(() => {})
    },
    async show(locale, extent = 'office') {
      const ask = `${locale} ${extent}`
      requested = ask
      if (text?.locale === locale && EXTENTS.indexOf(shown) >= EXTENTS.indexOf(extent)) return locale
      const next = await loadOrFallBack(load, locale, extent)
      // Another language was chosen while this one was loading.
      if (requested !== ask) return text?.locale ?? next.locale
      text = next
      shown = extent
      listeners.emit()
      return next.locale
    },
    subscribe: listeners.subscribe,
  }
}

async function loadOrFallBack(load: Load, locale: Locale, extent: Extent): Promise<Text> {
  try {
    return makeText(locale, await load(locale, extent))
  } catch (error) {
    console.error(`The language file "${locale}" could not be loaded.`, error)
    if (locale === DEFAULT_LOCALE) throw error
    return makeText(DEFAULT_LOCALE, await load(DEFAULT_LOCALE, extent))
  }
}

function makeText(locale: Locale, { messages, problems, errors }: Catalogue): Text {
  const text = (key: MessageKey, values?: Values) => formatMessage(messages[key], locale, values)
  return Object.assign(text, {
    locale,
    problem: (problem: Problem, values?: Values) => formatMessage(problems[problem], locale, values),
    error: (code: ErrorCode) =>
      code in errors ? errors[code as keyof typeof errors] : text('ui.error.signedOut'),
  })
}

export const textStore = createTextStore((locale, extent) =>
  // Without the fallback language there is no page, so a failure reloads; other languages don't.
  locale === DEFAULT_LOCALE ? loadChunk(() => loadCatalogue(locale, extent)) : loadCatalogue(locale, extent),
)
