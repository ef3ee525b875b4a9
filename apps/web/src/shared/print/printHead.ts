import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

/** The author of printed reports. It is stored on this computer only. */
export interface PrintHead {
  institution: string
  reader: string
}

export const PRINT_HEAD_MAX_CHARACTERS = 100

export function readPrintHead(): PrintHead {
  const kept = (field: keyof PrintHead) => browserStorage().getItem(nameOf(field)) ?? ''
  return { institution: kept('institution'), reader: kept('reader') }
}

export const storePrintHead = (field: keyof PrintHead, words: string): void =>
  browserStorage().setItem(nameOf(field), words)

/** Stored per member, because several people share a computer in a reading room. */
const nameOf = (field: keyof PrintHead): string => `print.${field}.${memberOf(sessionStore.read())}`
