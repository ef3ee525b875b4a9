import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { keptStorage } from '#platform/storage/keptStorage.ts'

/** Stored per member, because several people share a computer in a reading room. */
const nameOf = (): string => `library.modality.${memberOf(sessionStore.read())}`

/** The modality that the member last searched for on this computer; a profile has none. */
export const keptModality = {
  read: (): string | undefined => keptStorage().getItem(nameOf()) ?? undefined,
  keep(modality: string): void {
    if (modality === '') keptStorage().removeItem(nameOf())
    else keptStorage().setItem(nameOf(), modality)
  },
}
