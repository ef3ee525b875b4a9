import { itemAt } from '@pandok/domain'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

/** The first of each is the default. */
export const COPY_OPTIONS = {
  /** What to copy after a cell has written: nothing, the whole report, or the new text. */
  onRun: ['off', 'all', 'last'],
  /** Seconds until the program restores the previous content. */
  restore: ['off', '15', '60'],
  /** Whether copied text is excluded from the clipboard history of Windows. */
  private: ['on', 'off'],
} as const

export type CopyOption = keyof typeof COPY_OPTIONS
export type CopyChoice<Option extends CopyOption> = (typeof COPY_OPTIONS)[Option][number]

/** Stored per member, because several people share a computer in a reading room. */
export const copyOptionName = (option: CopyOption): string =>
  `copy.${option}.${memberOf(sessionStore.read())}`

export function readCopyOption<Option extends CopyOption>(option: Option): CopyChoice<Option> {
  const choices: readonly CopyChoice<Option>[] = COPY_OPTIONS[option]
  const kept = browserStorage().getItem(copyOptionName(option))
  return choices.find((choice) => choice === kept) ?? itemAt(choices, 0)
}
