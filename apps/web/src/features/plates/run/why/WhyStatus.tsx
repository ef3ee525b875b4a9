import { useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'
import { moduleNames } from '#shared/reasons/moduleNames.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { originWords } from './originWords.ts'

/**
 * A short version of the reasons for screen readers: the focus stays on the board, and content that appears
 * elsewhere isn't announced.
 */
export function WhyStatus() {
  const { why } = useRunWorkspace()
  const asked = useSyncExternalStore(why.subscribe, why.read)
  return (
    <div role="status" data-why-status="" className="sr-only">
      {asked === undefined ? null : <WhyWords entryId={asked} />}
    </div>
  )
}

function WhyWords({ entryId }: { entryId: string }) {
  const text = useText()
  const { run } = useRunWorkspace()
  const entry = run.read().entries.find(({ id }) => id === entryId)
  const origin = run.origin(entryId)
  if (!entry || !origin) return null
  const words = [entry.text, originWords(origin, entry.title, text)]
  if (origin.kind === 'filling') {
    const names = moduleNames(origin.filling.definition, text)
    const { rows } = origin.filling.session.snapshot()
    for (const reason of origin.output.reasons) {
      if (reason.kind !== 'input' || !names.isLabelled(reason.address.id)) continue
      words.push(`${names.nameOf(reason.address, rows)}: ${names.valueOf(reason.address.id, reason.value)}.`)
    }
  }
  return words.join(' ')
}
