import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressAssets } from './compressAssets.mjs'
import { temporaryFolder } from './temporaryFolder.ts'

describe('compressAssets', () => {
  it('puts both compressed forms beside every text file worth it, in all folders', async () => {
    const script = 'console.log("판독");\n'.repeat(200)
    const folder = temporaryFolder({
      'index.html': '<!doctype html>',
      'assets/app.js': script,
      'assets/app.css': 'a { color: red }\n'.repeat(200),
      'assets/font.woff2': 'w'.repeat(5000),
      'server/prerender.js': script,
    })
    await compressAssets(folder)
    expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
      'app.css',
      'app.css.br',
      'app.css.gz',
      'app.js',
      'app.js.br',
      'app.js.gz',
      'font.woff2',
    ])
    expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html', 'server'])
    expect(readdirSync(join(folder, 'server'))).toEqual(['prerender.js'])
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(script)
    expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(script)
  })
})
