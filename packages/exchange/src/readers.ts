import { autohotkey } from './autohotkey/autohotkey.ts'
import { beeftext } from './beeftext/beeftext.ts'
import { espanso } from './espanso/espanso.ts'
import type { Reader } from './model/Reader.ts'
import { phraseexpress } from './phraseexpress/phraseexpress.ts'
import { powerscribe } from './powerscribe/powerscribe.ts'
import { TEMPLATE_READERS } from './templates.ts'
import { textexpander } from './textexpander/textexpander.ts'

/**
 * The readers are asked in this order: formats with a distinctive beginning come before those that are
 * recognized by single lines.
 */
export const READERS: readonly Reader[] = [
  ...TEMPLATE_READERS,
  powerscribe,
  textexpander,
  beeftext,
  phraseexpress,
  espanso,
  autohotkey,
]
