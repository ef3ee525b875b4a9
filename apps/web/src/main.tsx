import './platform/theme/firstPaint.ts'
import './platform/boot/noCompiler.ts'
import '@pandok/ui/styles.css'
import './platform/boot/boot.css'
import './platform/faces/korean.css'
import './platform/faces/latin.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter } from '#routes/createRouter.ts'
import { untilInitialized } from '#routes/untilInitialized.ts'
import { watchOtherTabs } from './platform/session/watchOtherTabs.ts'
import { textStore } from './platform/text/textStore.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void show(root)

async function show(root: HTMLElement): Promise<void> {
  const { pathname } = window.location
  const router = createRouter()
  watchOtherTabs()
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  const drawnIn = root.dataset['drawnIn']
  // The prerendered content stays until the page's code has loaded and takes it over.
  if (drawnIn !== undefined) {
    await untilInitialized(router)
    const isSame =
      textStore.isReady() &&
      textStore.read().locale === drawnIn &&
      router.state.errors === null &&
      router.state.location.pathname === pathname
    // In a transition, React hydrates in small steps, between which the page can be scrolled and typed into.
    if (isSame) return startTransition(() => void hydrateRoot(root, page))
    root.replaceChildren()
  }
  delete document.documentElement.dataset['boot']
  createRoot(root).render(page)
}
