import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

/**
 * Number of days for which reports are stored on this computer. Nothing is stored unless the member has
 * chosen it.
 */
export const KEEPING_CHOICES = ['off', '90', '365', '730'] as const
export type KeepingChoice = (typeof KEEPING_CHOICES)[number]

/** Stored per member, because several people share a computer in a reading room. */
const nameOf = (): string => `priors.keep.${memberOf(sessionStore.read())}`

export function readKeeping(): KeepingChoice {
  const kept = browserStorage().getItem(nameOf())
  return KEEPING_CHOICES.find((choice) => choice === kept) ?? 'off'
}

export const chooseKeeping = (choice: KeepingChoice): void => browserStorage().setItem(nameOf(), choice)

/** The last day for what is stored today; undefined if nothing is stored. */
export function keptUntil(choice: KeepingChoice, today: string): string | undefined {
  if (choice === 'off') return undefined
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + Number(choice) * 86_400_000)
  return day.toISOString().slice(0, 10)
}
