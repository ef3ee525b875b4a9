import { describe, expect, it } from 'vitest'
import { pageFiles } from './pageFiles.mjs'

const sources = [
  'src/features/site/DownloadScreen.tsx',
  'src/features/site/GuideScreen.tsx',
  'src/features/site/TermsScreen.tsx',
  'src/features/store/price/PriceScreen.tsx',
  'src/platform/faces/korean.woff2',
  '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '../../node_modules/@fontsource-variable/noto-sans-sc/index.css',
  '../../node_modules/@fontsource-variable/noto-sans-jp/index.css',
  ...['ko', 'en', 'zh', 'ja', 'de'].map((locale) => `../../packages/i18n/src/${locale}/index.ts`),
]

const manifest = {
  ...Object.fromEntries(
    sources.map((source) => [source, { file: `assets/${source.split('/').slice(-2).join('-')}` }]),
  ),
  'index.html': { file: 'assets/index.js', imports: ['_text.js'] },
  '_text.js': { file: 'assets/text.js' },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/features/site/HomeScreen.tsx': {
    file: 'assets/Home.js',
    imports: ['_shared.js', '_text.js', 'index.html'],
  },
}

describe('the files of a page', () => {
  it('are those that its screen needs beyond the first ones, each once', () => {
    const { boot, scripts, styles, fonts } = pageFiles(manifest, '/assets/boot.js')
    expect(boot).toBe('/assets/boot.js')
    expect(scripts['home']).toEqual(['/assets/Home.js', '/assets/shared.js'])
    expect(styles['home']).toEqual(['/assets/shared.css'])
    expect(fonts).toMatchObject({
      ko: ['/assets/faces-korean.woff2'],
      de: [expect.stringContaining('inter-latin')],
    })
    expect(fonts).not.toHaveProperty('zh')
    expect(styles).toMatchObject({
      zh: ['/assets/noto-sans-sc-index.css'],
      ja: ['/assets/noto-sans-jp-index.css'],
      ko: [],
    })
  })

  it('must be there: a screen that was renamed stops the build', () => {
    const { 'src/features/site/HomeScreen.tsx': _, ...rest } = manifest
    expect(() => pageFiles(rest, '')).toThrow('src/features/site/HomeScreen.tsx')
  })
})
