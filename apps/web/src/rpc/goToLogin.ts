import { toast } from '@pandok/ui'
import { isLoginPath } from '#platform/navigation/area.ts'
import { navigation } from '#platform/navigation/navigation.ts'
import { loginPathFor } from '#platform/navigation/returnPath.ts'
import type { RpcError } from './RpcError.ts'

/** Called when the server has ended the session while a page was in use. */
export function goToLogin(reason: RpcError): void {
  const { pathname, search } = window.location
  // A page that was still rendering when its member logged out calls as a visitor. The member is being redirected to
  // the log-in, or is already there.
  if (navigation.isDeparting() || isLoginPath(pathname)) return
  toast({ tone: 'danger', title: reason.message })
  void navigation.go(loginPathFor(pathname + search), { replace: true })
}
