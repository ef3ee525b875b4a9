// node --import tsx tools/fonts/cli.ts cuts the Korean font of the public pages again after their words have
// changed.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inRepository } from '../build/repository.mjs'
import { installPeers } from '../setup/installPeers.ts'
import { publicLetters } from './publicLetters.ts'
import { unicodeRange } from './unicodeRange.ts'

const SOURCE = inRepository('node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const FACES = inRepository('apps', 'web', 'src', 'platform', 'faces')
/** The design uses these weights. */
const WEIGHTS = { min: 400, max: 800 }
/**
 * The license reserves the name for the complete font; a name of the same length leaves the tables unchanged.
 */
const RESERVED = 'Pretendard'
const OURS = 'PandokSans'

type Subset = (font: Buffer, letters: string, options: object) => Promise<Buffer>
type Convert = (font: Buffer, format: 'woff2') => Promise<Buffer>

const peers = inRepository('tools', 'fonts', 'peers')
installPeers(peers, 'the Korean face')
const require = createRequire(`${peers}/package.json`)
const subset: Subset = require('subset-font')
const { convert }: { convert: Convert } = require('fontverter')

const letters = await publicLetters()
const cut = await subset(await readFile(SOURCE), letters.join(''), {
  targetFormat: 'sfnt',
  variationAxes: { wght: WEIGHTS },
})
const face = await convert(renamed(cut), 'woff2')
await writeFile(`${FACES}/korean.woff2`, face)
await writeFile(
  `${FACES}/korean.css`,
  `/* Made by tools/fonts/cli.ts: the letters of the public pages; Pretendard's own files have the rest. */
@font-face {
  font-family: "Pandok Korean";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("./korean.woff2") format("woff2");
  unicode-range:
    ${unicodeRange(letters)};
}
`,
)
console.log(`${letters.length} letters, ${face.length} bytes`)

function renamed(font: Buffer): Buffer {
  const result = Buffer.from(font)
  for (const encoding of ['latin1', 'utf16le'] as const) {
    const [from, to] = [RESERVED, OURS].map((name) => {
      const bytes = Buffer.from(name, encoding)
      // Names in fonts are big-endian.
      return encoding === 'utf16le' ? bytes.swap16() : bytes
    })
    if (!from || !to) continue
    for (let at = result.indexOf(from); at !== -1; at = result.indexOf(from, at + 1)) to.copy(result, at)
  }
  return result
}
