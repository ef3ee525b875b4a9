import { MODULE_MODALITIES, MODULE_SECTIONS, MODULE_TYPES } from '@pandok/domain'
import type { MessageKey } from '@pandok/i18n'
import { useCallback } from 'react'
import { useText } from './text.ts'

const KNOWN = { section: MODULE_SECTIONS, modality: MODULE_MODALITIES, type: MODULE_TYPES } as const

export type KindName = keyof typeof KNOWN

/** A section, modality or type in the reader's language; the member's own terms stay unchanged. */
export function useKindLabel(): (kind: KindName, value: string) => string {
  const text = useText()
  return useCallback(
    (kind, value) =>
      (KNOWN[kind] as readonly string[]).includes(value)
        ? text(`moduleKind.${kind}.${value}` as MessageKey)
        : value,
    [text],
  )
}
