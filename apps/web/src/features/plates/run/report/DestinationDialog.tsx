import { DESTINATIONS_MAX, type Destination } from '@pandok/board'
import { Button, Dialog, PlusIcon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { DestinationFields } from './DestinationFields.tsx'
import { DestinationSelect } from './DestinationSelect.tsx'
import type { Destinations } from './useDestinations.ts'

interface DestinationDialogProps {
  destinations: Destinations
  onClose: () => void
}

/** Every change takes effect at once, as in the other copy settings. */
export function DestinationDialog({ destinations, onClose }: DestinationDialogProps) {
  const text = useText()
  const { own, chosen } = destinations
  const isOwn = own.some(({ id }) => id === chosen.id)
  const isFull = own.length >= DESTINATIONS_MAX

  /** A new destination starts as a copy of the chosen one. */
  function add() {
    const name = freeName(text('destination.newName'), new Set(own.map((one) => one.name)))
    const made: Destination = { ...chosen, id: crypto.randomUUID(), name }
    destinations.save([...own, made])
    destinations.choose(made.id)
  }

  function remove() {
    destinations.save(own.filter(({ id }) => id !== chosen.id))
    destinations.choose(destinations.all[0]?.id ?? '')
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      title={text('destination.title')}
      description={text('destination.hint')}
      closeLabel={text('ui.close')}
    >
      <div className="grid gap-5 pb-2">
        <div className="flex flex-wrap items-end gap-2">
          <DestinationSelect destinations={destinations} className="min-w-0 grow basis-60" />
          <Button icon={<PlusIcon />} disabled={isFull} onClick={add}>
            {text('destination.add')}
          </Button>
          {isOwn ? (
            <Button variant="quiet" icon={<Trash2Icon />} onClick={remove}>
              {text('destination.remove')}
            </Button>
          ) : null}
        </div>
        {isFull ? (
          <p className="text-sm text-muted">{text('destination.full', { max: DESTINATIONS_MAX })}</p>
        ) : null}
        {isOwn ? (
          <DestinationFields
            key={chosen.id}
            destination={chosen}
            onChange={(next) => destinations.save(own.map((one) => (one.id === next.id ? next : one)))}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

function freeName(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base} ${number}`
    if (!taken.has(name)) return name
  }
}
