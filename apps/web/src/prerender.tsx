import type { Locale } from '@pandok/domain'
import type { MessageKey } from '@pandok/i18n'
import { GUIDE_PAGES, type GuidePage, guideAddress } from '@pandok/protocol/guide'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router'
import { createRoutes } from '#routes/createRoutes.tsx'
import { publicPages } from '#routes/publicPages.ts'
import { setSiteConfig } from './platform/site/siteConfig.ts'
import { textStore } from './platform/text/textStore.ts'

interface DrawnAddress {
  address: string
  description: MessageKey
}

/** What is drawn ahead, by the name that the server asks with; `none` is any address without a page. */
const PAGES = {
  home: { address: '/', description: 'site.meta.home' },
  price: { address: '/price', description: 'site.meta.price' },
  download: { address: '/download', description: 'site.meta.download' },
  privacy: { address: '/terms?activeTab=0', description: 'site.meta.privacy' },
  terms: { address: '/terms?activeTab=1', description: 'site.meta.terms' },
  refund: { address: '/terms?activeTab=2', description: 'site.meta.refund' },
  ...guidePages(),
  none: { address: '/none', description: 'ui.notFound.text' },
} as const satisfies Record<string, DrawnAddress>

function guidePages() {
  const pages = GUIDE_PAGES.map((page): [string, DrawnAddress] => [
    `guide/${page}`,
    { address: guideAddress(page), description: 'site.meta.guide' },
  ])
  return Object.fromEntries(pages) as Record<`guide/${GuidePage}`, DrawnAddress>
}

export const pageNames = Object.keys(PAGES) as readonly (keyof typeof PAGES)[]

const addresses = Object.values(PAGES).map(({ address }) => address.split('?')[0] ?? '')
const routes = createRoutes(
  publicPages.filter(({ path }) => addresses.some((address) => matchPath(path, address))),
  () => ({ standing: 'visitor' }),
)
const handler = createStaticHandler(routes)

/** The server's side of this is apps/server/src/http/site/Prerenderer.ts. */
interface Prerendered {
  title: string
  description: string
  /** What stands inside `#root`. */
  content: string
}

let previous: Promise<unknown> = Promise.resolve()

/**
 * A page as a visitor sees it, in one language, with the settings of this installation: the same that the browser reads from
 * the document's head, or what it draws would differ.
 */
export function prerender(
  name: keyof typeof PAGES,
  locale: Locale,
  settings: Readonly<Record<string, unknown>>,
): Promise<Prerendered> {
  // One after the other: words and settings are the page's own and there is one page.
  const mine = previous.then(() => draw(name, locale, settings))
  previous = mine.catch(() => undefined)
  return mine
}

async function draw(
  name: keyof typeof PAGES,
  locale: Locale,
  settings: Readonly<Record<string, unknown>>,
): Promise<Prerendered> {
  const { address, description } = PAGES[name]
  setSiteConfig(settings)
  await textStore.show(locale, 'public')
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} leads elsewhere.`)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure !== undefined) throw failure
  const drawn = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  )
  // What React lifts into the head comes first where it draws a part of a document only.
  const [, title = '', content = ''] = /^<title>([^<]*)<\/title>(.*)$/su.exec(drawn) ?? []
  if (content === '' || /<(?:title|meta|link)\b/u.test(content)) {
    throw new Error(`${address} was not drawn as a page with one title and nothing else for the head.`)
  }
  return { title, description: textStore.read()(description), content }
}
