import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

/** The name contains the member, because several people share a computer in a reading room. */
const nameOf = (): string => `library.modality.${memberOf(sessionStore.read())}`

/** The modality that the member last chose on this computer. The profile doesn't contain one. */
export const storedModality = {
  read: (): string | undefined => browserStorage().getItem(nameOf()) ?? undefined,
  keep(modality: string): void {
    if (modality === '') browserStorage().removeItem(nameOf())
    else browserStorage().setItem(nameOf(), modality)
  },
}
