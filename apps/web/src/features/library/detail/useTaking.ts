import { LOCALES } from '@pandok/domain'
import type { moduleCopy, plateCopy } from '@pandok/protocol'
import { useEffect, useState } from 'react'
import { loadFont } from '#platform/text/fonts.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'

/** Lets the member try a library entry in any of its languages, and copies it. */
export function useTaking(copy: typeof moduleCopy | typeof plateCopy, id: string) {
  const copying = useAction(copy, { toastErrors: false })
  const [isTaken, setTaken] = useState(false)
  useEffect(() => {
    for (const locale of LOCALES) loadFont(locale)
  }, [])

  async function take() {
    const answer = await copying.run({ id })
    if (answer !== 'error') setTaken(true)
    await refetchItems()
  }
  return { isBusy: copying.isPending, isTaken, error: copying.error, onTake: take }
}
