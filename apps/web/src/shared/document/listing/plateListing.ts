import { PLATES_PER_FILE_MAX } from '@pandok/domain'
import type { ExportFile, plateImport, ResultOf } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'
import type { DocumentListing } from './DocumentListing.ts'
import { moduleListing } from './moduleListing.ts'
import { textsAt } from './SharedText.ts'

/** A plate's file contains the modules that its cells use. */
export const plateListing: DocumentListing<ExportFile> = {
  addressOf: (id) => `/program/plate?plate=${id}`,
  perFileMax: PLATES_PER_FILE_MAX,
  sharedAlong: 'share.plateModules',
  textsIn: (file, locale) => [
    ...file.plates.flatMap(({ name: document, cells, ...rest }) => [
      ...textsAt({ document, part: 'head', item: '' }, document),
      ...cells.flatMap((cell) => textsAt({ document, part: 'cell', item: cell.title || cell.name }, cell)),
      ...textsAt({ document, part: 'other', item: '' }, rest),
    ]),
    ...moduleListing.textsIn(file, locale),
  ],
  // A file in the product's format can contain plates, modules, or both.
  fileImport: { format: 'pandok', done },
}

function done({ plates, modules }: ResultOf<typeof plateImport>, text: Text): string {
  if (plates.length === 0) return text('exchange.done.modules', { count: modules.length })
  return text('exchange.done', { plates: plates.length, modules: modules.length })
}
