import { readFileSync } from 'node:fs'
import type { Locale } from '@pandok/domain'
import { parse } from 'yaml'
import { inRepository } from '../build/repository.mjs'

const PACKAGE = ['packages', 'report-check'] as const

const wordFile = (locale: Locale): string => inRepository(...PACKAGE, 'words', `${locale}.yaml`)
export const wordModule = (locale: Locale): string => inRepository(...PACKAGE, 'src', 'words', `${locale}.ts`)

export const reviewedWords = (locale: Locale): unknown => parse(readFileSync(wordFile(locale), 'utf8'))

/** Returns the words of a language as code for the browser, which can't read YAML. */
export function wordSource(locale: Locale): string {
  return [
    `// This file is written by tools/report-check/writeWords.ts from words/${locale}.yaml.`,
    "import type { WordFile } from './WordFile.ts'",
    '',
    `export const ${locale}: WordFile = ${JSON.stringify(reviewedWords(locale))}`,
    '',
  ].join('\n')
}
