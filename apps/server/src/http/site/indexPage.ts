import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { LegalReview } from '#config/Config.ts'
import type { Company } from '#config/company.ts'

export interface SiteSettings {
  siteAccess: 'public' | 'members'
  socialProviders: readonly string[]
  postcode: boolean
  demo: boolean
  mailbox: boolean
  supportEmail: string | null
  supportHours: string | null
  company: Company | null
  legalReview: LegalReview | null
}

export interface IndexVariant {
  encoding: 'br' | 'gzip' | null
  etag: string
  content: Buffer
}

export interface IndexPage {
  /** The best one that a browser with this Accept-Encoding takes. */
  pick: (acceptEncoding: string | undefined) => IndexVariant
}

const META = /<meta\s+name="pandok-config"[^>]*>/

/** The one document of the site, with this installation's settings in its head. */
export function createIndexPage(template: string, settings: SiteSettings): IndexPage {
  const meta = `<meta name="pandok-config" content="${escapeAttribute(JSON.stringify(settings))}" />`
  const html = META.test(template)
    ? template.replace(META, () => meta)
    : template.replace('</head>', () => `${meta}</head>`)
  const content = Buffer.from(html)
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const plain: IndexVariant = { encoding: null, etag: `"${digest}"`, content }
  const variants: IndexVariant[] = [
    { encoding: 'br', etag: `"${digest}-br"`, content: brotliCompressSync(content) },
    { encoding: 'gzip', etag: `"${digest}-gzip"`, content: gzipSync(content, { level: 9 }) },
  ]
  return {
    pick: (acceptEncoding = '') =>
      variants.find(({ encoding }) => encoding !== null && accepts(acceptEncoding, encoding)) ?? plain,
  }
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', quality = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=\s*/)
    return name === encoding && (quality === '' || Number(quality) > 0)
  })
