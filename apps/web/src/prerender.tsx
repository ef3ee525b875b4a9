import { type Locale, typedKeys } from '@pandok/domain'
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

/** The prerendered pages by the names that the server uses; `none` is any address without a page. */
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

export const pageNames = typedKeys(PAGES)

const addresses = Object.values(PAGES).map(({ address }) => address.split('?')[0] ?? '')
const routes = createRoutes(
  publicPages.filter(({ path }) => addresses.some((address) => matchPath(path, address))),
  () => ({ standing: 'visitor' }),
)
const handler = createStaticHandler(routes)

/** The server's counterpart is apps/server/src/http/site/Prerenderer.ts. */
interface Prerendered {
  title: string
  description: string
  /** The content of `#root`. */
  content: string
}

let previous: Promise<unknown> = Promise.resolve()

/**
 * Renders a page as a visitor sees it, in one language, with this installation's configuration. The browser
 * reads the same configuration from the document's head; a difference would break hydration.
 */
export function prerender(
  name: keyof typeof PAGES,
  locale: Locale,
  settings: Readonly<Record<string, unknown>>,
): Promise<Prerendered> {
  // Serialized, because texts and configuration are global.
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
  // When rendering a fragment, React puts what belongs in the head first.
  const [, title = '', content = ''] = /^<title>([^<]*)<\/title>(.*)$/su.exec(drawn) ?? []
  if (content === '' || /<(?:title|meta|link)\b/u.test(content)) {
    throw new Error(`${address} was not drawn as a page with one title and nothing else for the head.`)
  }
  return { title, description: textStore.read()(description), content }
}
