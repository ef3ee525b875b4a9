import { listNames, type Region } from '@pandok/domain'
import type { MessageKey } from '@pandok/i18n'
import type { LibraryEntry } from '@pandok/protocol'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { useKindLabel } from '#platform/text/useKindLabel.ts'

/** Modality codes of DICOM and of laboratories that have no translation among the modules' texts. */
const OWN_MODALITIES: Readonly<Record<string, MessageKey>> = {
  CR: 'library.modality.CR',
  PT: 'library.modality.PT',
  ISH: 'library.modality.ISH',
}

/** The facets of the library in the reader's language. */
export function useLibraryWords() {
  const text = useText()
  const kindLabel = useKindLabel()
  return useMemo(() => {
    const modality = (code: string): string => {
      const own = OWN_MODALITIES[code]
      return own ? text(own) : kindLabel('modality', code)
    }
    const region = (one: Region): string => text(`library.region.${one}`)
    return {
      modality,
      region,
      place: ({ regions, modalities }: Pick<LibraryEntry, 'regions' | 'modalities'>): string =>
        [listNames(regions.map(region), text.locale), listNames(modalities.map(modality), text.locale)].join(
          ' · ',
        ),
    }
  }, [text, kindLabel])
}
