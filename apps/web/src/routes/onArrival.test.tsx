import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { onArrival } from './onArrival.tsx'

afterEach(cleanup)

const Failure = () => <p>failed: {(useRouteError() as Error).message}</p>

function openAt(path: string, screens: Record<string, () => Promise<() => React.JSX.Element>>) {
  const router = createMemoryRouter(
    [
      {
        Component: Outlet,
        HydrateFallback: () => null,
        children: Object.entries(screens).map(([at, load]) => ({
          path: at,
          ...onArrival(load, { loadPart: (part) => part() }),
          ErrorBoundary: Failure,
        })),
      },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  return router
}

describe('a screen that is loaded on arrival', () => {
  it('is shown once it has loaded', async () => {
    openAt('/here', { '/here': async () => () => <p>here</p> })
    await screen.findByText('here')
  })

  it('shows the error page if it fails to load, and is tried again at the next visit', async () => {
    let isGone = true
    const router = openAt('/here', {
      '/here': async () => {
        if (isGone) throw new Error('gone')
        return () => <p>here</p>
      },
      '/there': async () => () => <p>there</p>,
    })
    await screen.findByText('failed: gone')
    isGone = false
    await router.navigate('/there')
    await screen.findByText('there')
    await router.navigate('/here')
    await screen.findByText('here')
  })

  it('passes the page that was clicked, which is not in the address yet', async () => {
    const targets: (string | undefined)[] = []
    const router = createMemoryRouter(
      [
        { path: '/here', element: <p>here</p> },
        {
          path: '/there',
          ...onArrival(async () => () => <p>there</p>, {
            prepare: async () => {},
            loadPart: (part, target) => {
              targets.push(target)
              return part()
            },
          }),
        },
      ],
      { initialEntries: ['/here'] },
    )
    render(<RouterProvider router={router} />)
    await router.navigate('/there?tab=2')
    await screen.findByText('there')
    const pages = targets.map((target) => new URL(target ?? '').href.replace(/^http:\/\/localhost/u, ''))
    expect(pages).toEqual(['/there?tab=2', '/there?tab=2'])
  })

  it('is loaded only once', async () => {
    let loads = 0
    const router = openAt('/here', {
      '/here': async () => {
        loads += 1
        return () => <p>here</p>
      },
      '/there': async () => () => <p>there</p>,
    })
    await screen.findByText('here')
    await router.navigate('/there')
    await router.navigate('/here')
    await router.revalidate()
    expect(loads).toBe(1)
  })
})
