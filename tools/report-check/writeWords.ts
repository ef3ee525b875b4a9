// node --import tsx tools/report-check/writeWords.ts
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { LOCALES } from '@pandok/domain'
import { binary } from '../run/binary.mjs'
import { wordModule, wordSource } from './wordSource.ts'

for (const locale of LOCALES) writeFileSync(wordModule(locale), wordSource(locale))
const [command = '', ...words] = binary('@biomejs/biome', 'biome')
spawnSync(command, [...words, 'check', '--write', ...LOCALES.map(wordModule)], { stdio: 'inherit' })
