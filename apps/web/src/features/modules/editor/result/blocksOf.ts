import { listNames } from '@pandok/domain'
import type { Snapshot } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import type { ModuleNames } from '#shared/reasons/moduleNames.ts'

/** The reasons why the text can't be copied yet; empty if it can. */
export function blocksOf(snapshot: Snapshot, names: ModuleNames, text: Text): string[] {
  const { faults, checks, inputs, rows } = snapshot
  const list = (addresses: readonly Parameters<ModuleNames['nameOf']>[0][]) =>
    listNames(
      addresses.map((address) => names.nameOf(address, rows)),
      text.locale,
    )
  const unconfirmed = inputs.filter(({ needsConfirming, visible }) => needsConfirming && visible)
  return [
    ...checks.filter(({ level }) => level === 'block').map(({ id }) => names.checkName(id)),
    ...(faults.length > 0 ? [text('moduleRun.result.blockedByFaults', { names: list(faults) })] : []),
    ...(unconfirmed.length > 0
      ? [
          text('moduleRun.result.blockedByUnconfirmed', {
            names: list(unconfirmed.map(({ address }) => address)),
          }),
        ]
      : []),
  ]
}
