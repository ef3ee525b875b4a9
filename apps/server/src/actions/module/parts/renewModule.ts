import { editionOf, type Locale, type ModuleView, type WholeModule } from '@pandok/domain'
import { keepBackup } from '#actions/document/keepBackup.ts'
import type { Services } from '#rpc/Services.ts'
import { moduleIn } from './moduleIn.ts'

interface Renewed {
  copy: ModuleView
  /** The module as it is in the library now. */
  original: WholeModule
  locale: Locale
}

/** The name and the labels of a member's copy stay; as with a save, both states are backed up. */
export async function renewModule(
  { modules }: Pick<Services['repositories'], 'modules'>,
  { copy: { id, name, section, modality, type }, original, locale }: Renewed,
  services: Pick<Services, 'newId' | 'now'>,
): Promise<void> {
  const { note, definition, inputCount, outputCount } = moduleIn(original, locale)
  await keepBackup(modules.backups, id, services)
  const content = { name, section, modality, type, note, definition, inputCount, outputCount }
  await modules.save(id, content, services.now())
  await modules.setSourceEdition(id, editionOf(original))
  await keepBackup(modules.backups, id, services)
}
