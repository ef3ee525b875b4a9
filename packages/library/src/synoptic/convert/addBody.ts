import { LOCALES, type Locale } from '@pandok/domain'
import type { PhraseToken } from '@pandok/module-engine'
import type { Words } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

const NAMES: Readonly<Record<'diagnosis' | 'synoptic', Words>> = {
  diagnosis: { ko: '진단', en: 'Diagnosis', zh: '诊断', ja: '診断', de: 'Diagnose' },
  synoptic: {
    ko: '항목',
    en: 'Synoptic elements',
    zh: '规范化项目',
    ja: '項目',
    de: 'Strukturierte Merkmale',
  },
}

/** Adds a part of the diagnosis as an output in every language. */
export function addBody(
  builder: ModuleBuilder,
  id: keyof typeof NAMES,
  tokens: (locale: Locale) => PhraseToken[],
): void {
  const body = LOCALES.map((locale) => [locale, tokens(locale)] as const)
  builder.outputs.push({ id, section: 'diagnosis', label: NAMES[id], body: Object.fromEntries(body) })
}
