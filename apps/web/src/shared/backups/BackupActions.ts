import type { ActionContract, plateContracts } from '@pandok/protocol'
import type { ReactNode } from 'react'

type PlateContracts = typeof plateContracts

/** The type of an action's contract that all kinds of documents share; only its method differs. */
type ContractOf<Verb extends keyof PlateContracts> = ActionContract &
  Pick<PlateContracts[Verb], 'param' | 'result'>

/** The backup actions of one kind of document. */
export interface BackupActions {
  list: ContractOf<'backupList'>
  create: ContractOf<'backupCreate'>
  restore: Omit<ContractOf<'backupRestore'>, 'result'> & Pick<ActionContract, 'result'>
  remove: ContractOf<'backupDelete'>
  /** Renders what restoring would change. */
  compare: (id: string, backupId: string) => ReactNode
  download: (id: string, backupId: string) => Promise<void>
}
