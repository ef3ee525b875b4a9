import { IconButton, RulerIcon, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { Aim } from './useMeasurementCatch.ts'

/** Shows which field the next measurement will fill. */
export function CatchBanner({ aim, onRelease }: { aim: Aim | undefined; onRelease: () => void }) {
  const text = useText()
  return (
    <div role="status" className={aim ? undefined : 'sr-only'}>
      {aim ? (
        <p className="flex items-center gap-2 rounded-md border border-accent-line bg-accent-soft px-3 py-1 text-sm text-accent-text">
          <RulerIcon className="size-4 shrink-0" />
          <span className="min-w-0 flex-1">
            {text(aim.place.unit ? 'viewer.catch' : 'viewer.catch.bare', { name: aim.name })}
          </span>
          <IconButton size="sm" label={text('viewer.catch.release')} icon={<XIcon />} onClick={onRelease} />
        </p>
      ) : null}
    </div>
  )
}
