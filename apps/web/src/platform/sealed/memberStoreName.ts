import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'

/** The name of a store that belongs to the present member: others on this computer have their own. */
export function memberStoreName(kind: string): string {
  // An address may contain characters that a file name can't.
  const member = memberOf(sessionStore.read()).replace(
    /[^A-Za-z0-9-]/gu,
    (sign) => `-${sign.codePointAt(0)}-`,
  )
  return `${kind}-${member}`
}
