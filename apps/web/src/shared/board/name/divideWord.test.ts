import { hyphenateSync as german } from 'hyphen/de'
import { hyphenateSync as english } from 'hyphen/en'
import { expect, it } from 'vitest'
import { BREAK, createDivider, type Depth, SOFT_HYPHEN, SYLLABLE } from './divideWord.ts'

const seen = (word: string, locale: 'ko' | 'en' | 'ja' | 'de', depth: Depth) =>
  createDivider(locale, locale === 'de' ? german : english)(word, depth)
    .replaceAll(SOFT_HYPHEN, '·')
    .replaceAll(SYLLABLE, '~')
    .replaceAll(BREAK, '|')

it('divides English medical words where their parts meet', () => {
  expect(seen('Hydronephrosis', 'en', 'coarse')).toBe('Hydro·nephr·osis')
  expect(seen('Splenomegaly', 'en', 'coarse')).toBe('Spleno·megaly')
  expect(seen('parenchymal', 'en', 'coarse')).toBe('paren·chymal')
  expect(seen('Abdomen', 'en', 'coarse')).toBe('Abdo·men')
  expect(seen('Adenocarcinoma', 'en', 'coarse')).toBe('Adeno·carcinoma')
  expect(seen('Adenocarcinoma', 'en', 'fine')).toBe('Adeno·carcin·oma')
})

it('divides German compounds into their words', () => {
  expect(seen('Karotisstenose', 'de', 'coarse')).toBe('Karotis·stenose')
  expect(seen('Pleuraerguss', 'de', 'coarse')).toBe('Pleura·erguss')
  expect(seen('Mittellinienverlagerung', 'de', 'coarse')).toBe('Mittel·linien·verlagerung')
  expect(seen('Subarachnoidalblutung', 'de', 'coarse')).toBe('Sub·arachnoidal·blutung')
})

it('uses the hyphenation patterns of the language only for what has no known parts', () => {
  expect(seen('Atelectasis', 'en', 'syllables')).toBe('Atel·ec~ta~sis')
  expect(seen('Comparison', 'en', 'coarse')).toBe('Comparison')
  expect(seen('Comparison', 'en', 'syllables')).toBe('Com~pari~son')
  expect(seen('Verkalkungen', 'de', 'syllables')).toBe('Ver~kal~kun~gen')
})

it('recognizes a short part inside a word only beside another one', () => {
  expect(seen('Information', 'de', 'fine')).toBe('Information')
  expect(seen('Posterior', 'en', 'fine')).toBe('Posterior')
})

it('keeps the first letter and its hyphen with their word', () => {
  expect(seen('K-TIRADS', 'en', 'syllables')).toBe('K-TIRADS')
  expect(seen('TI-RADS', 'en', 'whole')).toBe('TI-|RADS')
  expect(seen('TUR-P-Defekt', 'de', 'whole')).toBe('TUR-P-|Defekt')
})

it('leaves abbreviations and short words undivided', () => {
  expect(seen('BIRADSATLAS', 'en', 'syllables')).toBe('BIRADSATLAS')
  expect(seen('Chest', 'en', 'syllables')).toBe('Chest')
  expect(seen('Liver', 'ko', 'syllables')).toBe('Liver')
})

it('divides English words on a Korean board like on an English one', () => {
  expect(seen('Hydronephrosis', 'ko', 'coarse')).toBe('Hydro·nephr·osis')
})

it('breaks behind a sign that joins two words, in every language', () => {
  expect(seen('부비동·유양동', 'ko', 'whole')).toBe('부비동·|유양동')
  expect(seen('Rib/chest', 'en', 'whole')).toBe('Rib/|chest')
  expect(seen('N/A', 'en', 'whole')).toBe('N/A')
})

it('breaks long Korean words between syllables but leaves none alone, and Japanese words where a line may begin', () => {
  expect(seen('전방십자인대', 'ko', 'coarse')).toBe('전방|십|자|인대')
  expect(seen('전방십자', 'ko', 'coarse')).toBe('전방십자')
  expect(seen('ヘルニア', 'ja', 'coarse')).toBe('ヘ|ル|ニ|ア')
  expect(seen('ショック', 'ja', 'coarse')).toBe('ショッ|ク')
})
