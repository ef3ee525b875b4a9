import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { addKeyContext, isBehindDialog } from '#shared/commands/pageKeys.ts'
import { guidePlaceOnScreen } from './guidePlaceOnScreen.ts'
import { helpStore } from './helpStore.ts'

const HelpDialog = lazy(async () => {
  const { HelpDialog } = await loadChunk(() => import('./HelpDialog.tsx'))
  return { default: HelpDialog }
})

/** Shows requested help. «?» requests it on every screen without key help of its own. */
export function HelpHost() {
  const text = useText()
  const { pathname, search } = useLocation()
  const asked = useStorePart(helpStore, (help) => help)
  const address = pathname + search

  useEffect(
    () =>
      addKeyContext({
        name: 'help',
        hears: (event) => event.type === 'keydown' && !isWriting(event),
        take({ event: { key, ctrlKey, metaKey, altKey }, isCovered }) {
          if (key !== '?' || ctrlKey || metaKey || altKey || isCovered) return false
          helpStore.show({ place: guidePlaceOnScreen(address), startsReading: true })
          return true
        },
        // «?» is on a different key of each keyboard, so the character counts.
        takesUnnamed: true,
        isCovered: () => isBehindDialog(),
      }),
    [address],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: help belongs to the screen on which it was requested
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
