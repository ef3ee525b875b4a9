import { editionOf, type Locale, type ModuleView, type WholeModule } from '@pandok/domain'
import { keepBackup } from '#actions/document/keepBackup.ts'
import type { Services } from '#rpc/Services.ts'
import { moduleIn } from './moduleIn.ts'

interface Renewed {
  copy: ModuleView
  /** As the library has it now. */
  original: WholeModule
  locale: Locale
}

/** What a member calls their copy and what they have filed it under stays; as with a save, both states are kept. */
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
