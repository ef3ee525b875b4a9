import { checkKey } from '@pandok/domain'
import { useEffect, useRef } from 'react'
import { isTextField } from '#shared/commands/isTextField.ts'
import { addKeyContext } from '#shared/commands/pageKeys.ts'

/** Shows the pressed key if it could run a cell; other keys are left to their commands. */
export function useKeyLookup({ isOn, onKey }: { isOn: boolean; onKey: (key: string) => void }): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    if (!isOn) return
    return addKeyContext({
      name: 'board',
      hears: ({ target }) => !isTextField(target) && !document.querySelector('dialog[open], [role="menu"]'),
      take({ key }) {
        if (key === undefined || !checkKey(key).ok) return false
        latest.current(key)
        return true
      },
    })
  }, [isOn])
}
