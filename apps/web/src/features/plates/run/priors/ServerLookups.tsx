import { Button } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { ServerLookup } from '#shared/images/ImageHost.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { usePriors } from './usePriorStore.ts'

/** The results of the member's image servers for this patient, each in an unobtrusive line. */
export function ServerLookups() {
  const text = useText()
  const { priors, host } = useRunWorkspace()
  const { lookups } = usePriors(priors)
  if (lookups.length === 0) return null
  const isRunning = lookups.some((one) => one.isRunning)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      <div role="status" className="grid min-w-0 gap-0.5">
        {lookups.map((lookup, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two servers may have one name, and their order is fixed
          <p key={index} className="break-words">
            <LookupWords {...lookup} />
          </p>
        ))}
      </div>
      {isRunning ? null : (
        <Button size="sm" variant="quiet" onClick={() => host?.serverReports?.again()}>
          {text('priors.server.again')}
        </Button>
      )}
    </div>
  )
}

function LookupWords({ server, isRunning, count, isWhole, fault }: ServerLookup) {
  const text = useText()
  if (isRunning) return text('priors.server.looking', { server })
  const found =
    count > 0 ? text('priors.server.found', { server, count }) : text('priors.server.none', { server })
  const part = isWhole ? [] : [text('priors.server.part')]
  if (fault === undefined) return [found, ...part].join(' · ')
  const failed = text('priors.server.fault', { server, reason: fault })
  return [...(count > 0 ? [found] : []), failed, ...part].join(' · ')
}
