import { Kbd } from '@pandok/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { keyNames } from '#shared/commands/keyNames.ts'
import { onMac } from '#shared/commands/onMac.ts'
import { guidePlaceOnScreen } from '#shared/guide/guidePlaceOnScreen.ts'
import { HelpDialog } from '#shared/guide/HelpDialog.tsx'

const KEYS = [
  ['save', ['Mod', 'S']],
  ['undo', ['Mod', 'Z']],
  ['redo', ['Mod', 'Shift', 'Z']],
  ['moveItem', ['Alt', '↑ ↓']],
  ['lift', ['Space', '↑ ↓', 'Space']],
  ['removeItem', ['Delete']],
  ['nextOption', ['Enter']],
  ['parts', ['↑ ↓']],
  ['complete', ['Ctrl', 'Space']],
  ['insertField', ['/']],
  ['help', ['?']],
] as const

/** The editor's keys, below the guide's section about it. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenKeyHelp onClose={onClose} /> : null
}

function OpenKeyHelp({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { pathname, search } = useLocation()
  // The dialog takes the focus, so the place is found before it opens.
  const [place] = useState(() => guidePlaceOnScreen(pathname + search))
  return (
    <HelpDialog
      open
      onClose={onClose}
      title={text('moduleEditor.keys.title')}
      place={place}
      keysFor={(query) => <KeyList query={query.trim().toLowerCase()} />}
    />
  )
}

function KeyList({ query }: { query: string }) {
  const text = useText()
  const names = keyNames(text)
  const capOf = (key: string) =>
    key === 'Mod' && onMac() ? '⌘' : (names[key === 'Mod' ? 'Ctrl' : key] ?? key)
  const shown = KEYS.filter(([what]) => text(`moduleEditor.keys.${what}`).toLowerCase().includes(query))
  if (shown.length === 0) return null
  return (
    <div>
      <dl className="grid gap-x-10 gap-y-2 md:grid-cols-2">
        {shown.map(([what, keys]) => (
          <div key={what} className="flex items-center justify-between gap-4">
            <dt>{text(`moduleEditor.keys.${what}`)}</dt>
            <dd className="flex shrink-0 items-center gap-1">
              {keys.map((key, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same key may occur twice
                <Kbd key={index}>{capOf(key)}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{text('moduleEditor.keys.undoNote')}</p>
    </div>
  )
}
