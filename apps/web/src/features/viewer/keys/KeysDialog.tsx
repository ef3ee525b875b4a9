import { listNames } from '@pandok/domain'
import { Button, Dialog, Notice, toast } from '@pandok/ui'
import { keysOf } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { useBoardKeys } from '#shared/commands/boardKeys.ts'
import { capsOf } from '#shared/commands/KeyCaps.tsx'
import { commandGroups } from './commandGroups.ts'
import { KeyRow } from './KeyRow.tsx'
import { useKeyAssigning } from './useKeyAssigning.ts'

/** All image commands with their keys, which can be changed. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenKeysDialog onClose={onClose} /> : null
}

function OpenKeysDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const assigning = useKeyAssigning()
  const { choices } = assigning
  const boardKeys = useBoardKeys()
  const used = commandGroups.flatMap(([, ids]) => ids.flatMap((id) => keysOf(id, choices)))
  const shared = used.filter((key) => boardKeys.includes(key))

  function resetAll() {
    assigning.resetAll()
    toast({
      tone: 'success',
      title: text('viewer.keys.wasReset'),
      action: { label: text('list.undo'), onPress: () => assigning.restore(choices) },
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={text('viewer.command.study.keys')}
      description={text('viewer.keys.text')}
      closeLabel={text('ui.close')}
      footer={
        <Button onClick={resetAll} disabled={Object.keys(choices).length === 0}>
          {text('viewer.keys.resetAll')}
        </Button>
      }
    >
      <div className="grid gap-5 pb-2">
        {shared.length > 0 ? (
          <Notice>
            {text('viewer.keys.shared', {
              keys: listNames(
                shared.map((key) => capsOf(key, text).join('+')),
                text.locale,
              ),
            })}
          </Notice>
        ) : null}
        {commandGroups.map(([group, ids]) => (
          <section key={group} aria-labelledby={`keys-${group}`}>
            <h3 id={`keys-${group}`} className="mb-1 text-sm font-bold text-muted">
              {text(`viewer.command.group.${group}`)}
            </h3>
            <ul className="divide-y divide-line">
              {ids.map((id) => (
                <KeyRow key={id} id={id} assigning={assigning} boardKeys={boardKeys} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
