import { checkKey } from '@pandok/domain'
import { useEffect, useRef } from 'react'
import { isTextField } from '#shared/commands/isTextField.ts'
import { addKeyContext } from '#shared/commands/pageKeys.ts'

/** A key that could run a cell is pressed somewhere on the page: shows it, and leaves every other key to its command. */
export function useKeyGlance({ isOn, onKey }: { isOn: boolean; onKey: (key: string) => void }): void {
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
