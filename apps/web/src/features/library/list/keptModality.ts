import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { keptStorage } from '#platform/storage/keptStorage.ts'

/** Each member's own: several share a computer in a reading room. */
const nameOf = (): string => `library.modality.${memberOf(sessionStore.read())}`

/** The modality that the member has last looked for on this computer: a profile has none. */
export const keptModality = {
  read: (): string | undefined => keptStorage().getItem(nameOf()) ?? undefined,
  keep(modality: string): void {
    if (modality === '') keptStorage().removeItem(nameOf())
    else keptStorage().setItem(nameOf(), modality)
  },
}
