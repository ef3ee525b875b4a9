import { loadFailureText } from '@pandok/i18n'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { FailedScreen } from '#features/site/FailedScreen.tsx'
import { NotFoundScreen } from '#features/site/NotFoundScreen.tsx'
import { ServerGone } from '#platform/navigation/loadChunk.ts'
import { textStore } from '#platform/text/textStore.ts'
import { isConnectionFailure, RpcError } from '#rpc/RpcError.ts'

/** Shown for any error of a page, its data or its code. */
export function ErrorPage() {
  const error = useRouteError()
  if (!textStore.isReady()) return <main className="p-6 whitespace-pre-line">{loadFailureText}</main>
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  if (error instanceof ServerGone || isConnectionFailure(error)) {
    return <FailedScreen kind="disconnected" detail={error instanceof RpcError ? error.message : null} />
  }
  return <FailedScreen kind="failed" detail={describe(error)} />
}

function describe(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : null
}
