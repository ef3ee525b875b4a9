import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseFile } from '../dicom/index.ts'
import { pixelFormatOf } from '../dicom/read/pixelFormatOf.ts'
import { TRANSFER_SYNTAXES } from '../dicom/transferSyntax.ts'
import { PHOTOMETRICS } from '../model/PixelFormat.ts'
import { CORPUS, corpusFiles, corpusReferences, readCorpusFile } from './corpus.ts'

const MAX_BYTES = 20_000_000

/** The files whose pixels have a reference, and are therefore decoded and compared. */
const proved = Object.keys(corpusReferences()).map((path) => {
  const parsed = parseFile(readCorpusFile(path))
  if (!parsed.ok) throw new Error(path)
  const format = pixelFormatOf(parsed.file.dataset)
  if ('reason' in format) throw new Error(path)
  return { transferSyntax: parsed.file.transferSyntax, photometric: format.photometric }
})

describe('the corpus', () => {
  it('is here whole: no file is missing, changed or unnamed', () => {
    const sums = readFileSync(join(CORPUS, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
    const found = corpusFiles().map(
      (path) => `${createHash('sha256').update(readCorpusFile(path)).digest('hex')}  ${path}`,
    )
    expect(found.sort()).toEqual(sums.sort())
    expect(found.length).toBeGreaterThan(300)
  })

  it('takes 20 MB at most', () => {
    const bytes = corpusFiles().reduce((sum, path) => sum + statSync(join(CORPUS, path)).size, 0)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  })

  it('says of every folder where it is from and under which licence', () => {
    const attribution = readFileSync(join(CORPUS, 'ATTRIBUTION.md'), 'utf8')
    const folders = new Set(corpusFiles().map((path) => path.split('/')[0]))
    for (const folder of folders) expect(attribution).toMatch(new RegExp(`^\\| \`${folder}/`, 'mu'))
  })

  it.each(TRANSFER_SYNTAXES)('has a file in %s that is compared with an independent decoder', (uid) => {
    expect(proved.some(({ transferSyntax }) => transferSyntax === uid)).toBe(true)
  })

  it.each(PHOTOMETRICS)('has a file in %s that is compared with an independent decoder', (photometric) => {
    expect(proved.some((file) => file.photometric === photometric)).toBe(true)
  })
})
