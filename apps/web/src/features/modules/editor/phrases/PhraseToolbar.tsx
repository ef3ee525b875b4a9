import { BlocksIcon, Button, ChevronDownIcon, Menu, MenuItem, PlusIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { FieldMenuEntry } from './fieldMenuEntries.ts'

interface PhraseToolbarProps {
  entries: readonly FieldMenuEntry[]
  isSelecting: boolean
  onInsert: () => void
  onTake: (entry: FieldMenuEntry) => void
  onOnlyIf: () => void
}

export function PhraseToolbar({ entries, isSelecting, onInsert, onTake, onOnlyIf }: PhraseToolbarProps) {
  const text = useText()
  const more = entries.filter(({ section }) => section === 'more')
  return (
    <div role="toolbar" aria-label={text('moduleLogic.phrase.tools')} className="flex flex-wrap gap-1.5">
      <Button
        size="sm"
        icon={<PlusIcon />}
        // Pressing a button must not move the cursor out of the sentence.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onInsert}
      >
        {text('moduleLogic.phrase.insert')} <span className="text-muted">/</span>
      </Button>
      <Button
        size="sm"
        icon={<BlocksIcon />}
        disabled={!isSelecting}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onOnlyIf}
      >
        {text('moduleLogic.phrase.onlyIf')}
      </Button>
      <Menu
        align="start"
        trigger={
          <Button size="sm" iconAfter={<ChevronDownIcon />}>
            {text('moduleLogic.phrase.more')}
          </Button>
        }
      >
        {more.map((entry) => (
          <MenuItem
            key={entry.key}
            aside={<span className="font-mono">{entry.detail}</span>}
            onSelect={() => onTake(entry)}
          >
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
