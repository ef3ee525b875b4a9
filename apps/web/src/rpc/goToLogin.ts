import { toast } from '@pandok/ui'
import { isDoor } from '#platform/navigation/area.ts'
import { navigation } from '#platform/navigation/navigation.ts'
import { loginPathFor } from '#platform/navigation/returnPath.ts'
import type { RpcError } from './RpcError.ts'

/** When the server has ended the session while a page was in use. */
export function goToLogin(reason: RpcError): void {
  const { pathname, search } = window.location
  // A page that was still being drawn when its member signed out asks as nobody. They are on their way to the door, or have
  // arrived there before the answer did.
  if (navigation.isDeparting() || isDoor(pathname)) return
  toast({ tone: 'danger', title: reason.message })
  void navigation.go(loginPathFor(pathname + search), { replace: true })
}
