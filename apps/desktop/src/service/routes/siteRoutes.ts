import type { Site } from '#program/Site.ts'
import type { ServerSettings } from '#server/readServerSettings.ts'
import { contentType } from '../contentType.ts'
import { HttpFailure } from '../HttpFailure.ts'
import { assetHeaders, PAGE_HEADERS } from '../headers.ts'
import { pageLocale } from '../pageLocale.ts'
import type { Route } from '../Route.ts'

export interface SiteParts {
  site: Site
  server: () => string | null
  /** The server's settings. */
  settings: () => Promise<ServerSettings>
}

/** The site's files by name, and its document for every other address. This route comes last. */
export function siteRoutes({ site, server, settings }: SiteParts): Route[] {
  return [
    {
      methods: ['GET', 'HEAD'],
      path: /^\/(?<name>.*)$/s,
      async handle({ request, response, params: { name = '' } }) {
        const isPage = !site.names.has(name) || name === 'index.html'
        // A document in place of a missing script would only confuse the browser.
        if (isPage && /^(?:assets|desktop)\//.test(name)) throw new HttpFailure(404, 'NOT_FOUND')
        const body = isPage
          ? desktopPage(await site.read('index.html'), {
              locale: pageLocale(request.headers['accept-language']),
              server: server(),
              settings: await settings(),
            })
          : await site.read(name)
        response.writeHead(200, {
          ...(isPage ? PAGE_HEADERS : assetHeaders(name)),
          'content-type': contentType(isPage ? 'index.html' : name),
          'content-length': body.byteLength,
        })
        response.end(request.method === 'HEAD' ? undefined : body)
      },
    },
  ]
}

interface PageFacts {
  locale: string
  server: string | null
  settings: ServerSettings
}

/**
 * The site's document, marked as being in the program, with the server's settings and the script that runs
 * before all others. Replacements are functions, because `$&` has a meaning in strings.
 */
function desktopPage(html: Uint8Array, { locale, server, settings }: PageFacts): Buffer {
  const named = server === null ? '' : ` data-desktop-server="${escapeHtml(server)}"`
  const meta = `<meta name="pandok-config" content="${escapeHtml(JSON.stringify(settings))}" />`
  return Buffer.from(
    Buffer.from(html)
      .toString('utf8')
      .replace(/<html lang="[^"]*"/, () => `<html data-desktop${named} lang="${locale}"`)
      .replace(/<meta\s+name="pandok-config"[^>]*>/u, () => meta)
      .replace('<head>', () => '<head>\n    <script src="/desktop/boot.js"></script>'),
  )
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
