import { listNames } from '@pandok/domain'
import type { RenderedOutput } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import type { ModuleNames } from '#shared/reasons/moduleNames.ts'

/**
 * Sentences whose condition is false are listed in small print, so that the author doesn't search for them.
 */
export function OffOutputs({ outputs, names }: { outputs: readonly RenderedOutput[]; names: ModuleNames }) {
  const text = useText()
  const off = outputs.filter(({ status }) => status === 'off')
  if (off.length === 0) return null
  return (
    <p className="text-xs text-faint">
      {text('ui.labelled', {
        label: text('moduleRun.result.off'),
        value: listNames(
          off.map(({ id }) => names.outputName(id)),
          text.locale,
        ),
      })}
    </p>
  )
}
