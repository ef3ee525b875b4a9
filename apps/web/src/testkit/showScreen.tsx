import type { Locale } from '@pandok/domain'
import { dismissAllToasts, LinkProvider, Toaster } from '@pandok/ui'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { setNavigation } from '#platform/navigation/navigation.ts'
import { EMPTY_SESSION } from '#platform/session/sessionState.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { textStore } from '#platform/text/textStore.ts'
import { queryClient } from '#rpc/queryClient.ts'

interface ShowOptions {
  path?: string
  /** The route's pattern, if it has parameters. */
  pattern?: string
  state?: unknown
  locale?: Locale
  advanceTimers?: (ms: number) => void
}

/** Renders one screen in a router, by default in English, with another page to navigate to. */
export async function showScreen(Screen: ComponentType, options: ShowOptions = {}) {
  const { path = '/here', pattern = pathOf(path), state = null, locale = 'en' } = options
  await textStore.show(locale)
  const router = createMemoryRouter(
    [
      { path: pattern, element: <Screen /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/before', { pathname: pathOf(path), search: searchOf(path), state }] },
  )
  const moves: string[] = []
  setNavigation({
    go: async (to) => {
      moves.push(to)
      await router.navigate(to)
    },
    recheck: async () => void moves.push('recheck'),
  })
  const user = userEvent.setup(options.advanceTimers ? { advanceTimers: options.advanceTimers } : {})
  const view = render(
    <LinkProvider component={({ href, ...rest }) => <Link to={href} {...rest} />}>
      <RouterProvider router={router} />
      <Toaster label="messages" closeLabel="close" />
    </LinkProvider>,
  )
  await act(async () => {})
  return { router, user, moves, ...view }
}

const pathOf = (path: string) => path.replace(/\?.*$/u, '')
const searchOf = (path: string) => (path.includes('?') ? path.slice(path.indexOf('?')) : '')

/** Resets the state that modules keep between tests; called in `afterEach`. */
export function clearScreen(): void {
  cleanup()
  dismissAllToasts()
  queryClient.clear()
  sessionStore.write(EMPTY_SESSION)
  window.localStorage.clear()
  window.sessionStorage.clear()
}
