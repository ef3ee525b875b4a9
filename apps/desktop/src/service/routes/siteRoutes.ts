import type { Site } from '#program/Site.ts'
import { contentType } from '../contentType.ts'
import { HttpFailure } from '../HttpFailure.ts'
import { assetHeaders, PAGE_HEADERS } from '../headers.ts'
import { pageLocale } from '../pageLocale.ts'
import type { Route } from '../Route.ts'

/** The site's files by their names, and its document for every other address. Comes last. */
export function siteRoutes(site: Site): Route[] {
  return [
    {
      methods: ['GET', 'HEAD'],
      path: /^\/(?<name>.*)$/s,
      async handle({ request, response, params: { name = '' } }) {
        const isPage = !site.names.has(name) || name === 'index.html'
        // A document in the place of a missing script would only confuse the browser.
        if (isPage && /^(?:assets|desktop)\//.test(name)) throw new HttpFailure(404, 'NOT_FOUND')
        const body = isPage
          ? desktopPage(await site.read('index.html'), pageLocale(request.headers['accept-language']))
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

/** The site's document, with a sign that it is in the program and the script that has to run before all others. */
function desktopPage(html: Uint8Array, locale: string): Buffer {
  const page = Buffer.from(html).toString('utf8')
  return Buffer.from(
    page
      .replace(/<html lang="[^"]*"/, `<html data-desktop lang="${locale}"`)
      .replace('<head>', '<head>\n    <script src="/desktop/boot.js"></script>'),
  )
}
