import { moduleBackupRestore as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { restoreBackup } from '../backup/restoreBackup.ts'
import { readDocument } from './findModule.ts'
import { moduleBackups } from './moduleBackups.ts'
import { readStoredDefinition } from './readGivenDefinition.ts'

/** The name stays: another module may have the old one by now. */
export const moduleBackupRestore = implement(
  contract,
  restoreBackup(
    moduleBackups,
    (bound, { id, name }, { definition, ...labels }, now) =>
      bound.modules.save(id, { ...labels, name, ...readStoredDefinition(definition) }, now),
    async (bound, id, actor, locale) => ({
      module: await readDocument(bound, id, actor, locale),
    }),
  ),
)
