import type { program as korean } from '../ko/program.ts'
import type { Translated } from '../message.ts'

export const program: Translated<typeof korean> = {
  'program.nav.label': 'Program',
  'program.nav.plates': 'Plates',
  'program.nav.viewer': 'Images',
  'program.nav.modules': 'Modules',
  'program.nav.library': 'Library',
  'program.nav.payments': 'Payments',
  'program.greeting': 'Hello, {name}',
  'program.banner.label': 'Advertisements',
  'program.banner.link': 'Advertisement: {host} (opens in a new tab)',
  'program.banner.previous': 'Previous advertisement',
  'program.banner.next': 'Next advertisement',
  'program.banner.pause': 'Stop changing automatically',
  'program.banner.play': 'Change automatically',
  'program.banner.place': 'Advertisement {place} of {total}',
  'program.title.plates': 'My plates',
  'program.title.sharedPlates': 'Shared plates',
  'program.title.modules': 'Modules',
  'program.title.library': 'Library',
  'program.title.payments': 'Payment history',
  'program.title.trash': 'Trash',
  'program.title.preview': 'Preview',
  'program.title.viewer': 'Image viewer',
  'program.back': 'Back to the program',
}
