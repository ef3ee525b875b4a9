import type { ReleaseAnswer } from '@pandok/protocol'
import { describe, expect, it } from 'vitest'
import type { SiteSettings } from './SiteSettings.ts'
import { createSiteDocuments, type DocumentQuery } from './siteDocuments.ts'

const TEMPLATE =
  '<html lang="ko"><head><title>x</title><meta name="description" content="" />' +
  '<script type="module" src="/assets/main.js"></script></head><body><div id="root"></div></body></html>'

const SETTINGS: SiteSettings = {
  siteAccess: 'public',
  socialProviders: [],
  postcode: false,
  demo: false,
  exposedDemo: false,
  mailbox: false,
  supportEmail: null,
  supportHours: null,
  company: null,
  legalReview: null,
}

/** Writes the settings that it was given as the page's content. */
function documentsOf() {
  let drawn = 0
  const documents = createSiteDocuments({
    template: TEMPLATE,
    settings: SETTINGS,
    publicUrl: 'https://pandok.example',
    loadDrawing: async () => ({
      prerenderer: {
        prerender: async (name, _locale, settings) => {
          drawn += 1
          return { title: name, description: '', content: JSON.stringify(settings['release'] ?? 'unknown') }
        },
      },
      files: { boot: '/boot.js', scripts: {}, styles: {}, fonts: {} },
    }),
    onFailure: (error) => {
      throw error
    },
  })
  const read = async (query: Partial<DocumentQuery>) => {
    const found = await documents.find({
      page: 'download',
      locale: 'en',
      isAsked: false,
      release: null,
      ...query,
    })
    return String(found.pick(undefined).content)
  }
  return { read, drawn: () => drawn }
}

const unavailable: ReleaseAnswer = { state: 'unavailable' }

describe('the page of the installer', () => {
  it('loads its code at once only where it has to ask what there is', async () => {
    const { read } = documentsOf()
    expect(await read({ release: null })).toContain('data-at-once')
    expect(await read({ release: { state: 'none' } })).not.toContain('data-at-once')
    expect(await read({ page: 'home' })).not.toContain('data-at-once')
  })

  it('is drawn with the offer, which the browser finds in the head', async () => {
    const { read } = documentsOf()
    const page = await read({ release: unavailable })
    expect(page).toContain('>{"state":"unavailable"}')
    expect(page).toMatch(
      /<meta name="pandok-config"[^>]*&quot;release&quot;:\{&quot;state&quot;:&quot;unavailable&quot;\}/u,
    )
  })

  it('is drawn once for an offer, and anew for another', async () => {
    const { read, drawn } = documentsOf()
    await read({ release: unavailable })
    await read({ release: unavailable })
    expect(drawn()).toBe(1)
    expect(await read({ release: { state: 'none' } })).toContain('>{"state":"none"}')
    expect(drawn()).toBe(2)
  })
})
