import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { guidePlaceOf } from './guidePlaces.ts'
import { helpStore } from './helpStore.ts'

const HelpDialog = lazy(async () => {
  const { HelpDialog } = await loadChunk(() => import('./HelpDialog.tsx'))
  return { default: HelpDialog }
})

/** Shows the help that was asked for. «?» asks for it on every screen that has no keys of its own to show. */
export function HelpHost() {
  const text = useText()
  const { pathname, search } = useLocation()
  const asked = useStorePart(helpStore, (help) => help)
  const address = pathname + search

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || isWriting(event)) return
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      // Screens that are loaded later hear keys after this listener, and have the first say all the same.
      setTimeout(() => {
        if (!event.defaultPrevented) helpStore.show({ place: guidePlaceOf(address), startsReading: false })
      })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [address])

  // biome-ignore lint/correctness/useExhaustiveDependencies: help is of the screen that it was asked on
  useEffect(() => () => helpStore.show(null), [pathname])

  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <HelpDialog open {...asked} title={text('guide.help')} onClose={() => helpStore.show(null)} />
    </Suspense>
  )
}

function isWriting({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName))
  )
}
