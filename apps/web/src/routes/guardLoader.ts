import { toast } from '@pandok/ui'
import { data, type LoaderFunctionArgs, redirect, replace } from 'react-router'
import { desktopServer } from '#platform/desktop/desktopServer.ts'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { areaOf } from '#platform/navigation/area.ts'
import { loginPathFor } from '#platform/navigation/returnPath.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { hasMailbox } from '#platform/site/hasMailbox.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { prepareRememberedLocale } from '#platform/text/showLocale.ts'
import { currentText } from '#platform/text/text.ts'
import type { Standing } from '#rpc/createRpc.ts'
import { RpcError } from '#rpc/RpcError.ts'
import { rpc } from '#rpc/rpc.ts'
import { accessOf } from './accessOf.ts'
import { type GuardQuestion, guard } from './guard.ts'

export interface Visit {
  standing: Standing
}

let lastKnown: Standing | null = null

/** Runs before every navigation, including the first, so that protected content is never shown too early. */
export async function guardLoader({ request }: LoaderFunctionArgs): Promise<Visit> {
  const { pathname: path, search, href } = new URL(request.url)
  await prepareRememberedLocale(areaOf(path))
  const program = isDesktop() ? { hasServer: desktopServer() !== null } : undefined
  const standing = await findStanding(program, path)
  const verdict = guard({ path, search, session: standing, siteAccess: siteConfig.siteAccess, program })
  if (accessOf(path, isDesktop()) === 'development' && !hasMailbox()) throw data(null, { status: 404 })
  if (verdict === 'open' || verdict === 'not-found') return { standing }
  const target = 'go' in verdict ? verdict.go : loginPathFor(verdict.loginFirst)
  // A page that is left because the session changed must not stay behind the back button.
  throw window.location.href === href ? replace(target) : redirect(target)
}

async function findStanding(program: GuardQuestion['program'], path: string): Promise<Standing> {
  if (program?.hasServer === false) return 'visitor'
  const hadSession = sessionStore.reread().authToken !== null
  try {
    lastKnown = await rpc.validate()
    if (hadSession && lastKnown === 'visitor') {
      toast({ tone: 'warning', title: currentText()('ui.error.signedOut') })
    }
    return lastKnown
  } catch (error) {
    // The page where a wrong address can be corrected doesn't need the server.
    if (program && accessOf(path, true) === 'desktop') return lastKnown ?? (hadSession ? 'member' : 'visitor')
    // A lost connection doesn't log anybody out: the last known state holds until the server is back.
    if (!(error instanceof RpcError) || lastKnown === null || !hadSession) throw error
    toast({ tone: 'warning', title: error.message })
    return lastKnown
  }
}
