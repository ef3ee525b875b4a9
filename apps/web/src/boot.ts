import { onFirstInteraction } from './platform/boot/onFirstInteraction.ts'
import { queueInput } from './platform/boot/queueInput.ts'
import { browserStorage } from './platform/storage/browserStorage.ts'
import { localeInAddress, rememberLocale } from './platform/text/localeMemory.ts'

/* Runs before the first paint of a prerendered page, as a separate script, because the page's code loads
   later. The server knows neither theme nor session, so it renders every page for a visitor in the light
   theme. */
const storage = browserStorage()
const { documentElement: page, currentScript } = document
const { program = '', parts = '', atOnce } = currentScript?.dataset ?? {}
const asked = localeInAddress(window.location.search)
// The reader may follow a link before the page's code can store the language.
if (asked) rememberLocale('public', asked, storage, document)
const chosen = storage.getItem('language')

page.dataset['theme'] = storage.getItem('theme') === 'dark' ? 'dark' : 'light'
if (chosen !== null && chosen !== page.lang.split('-')[0]) page.dataset['boot'] = 'other-language'
else if (storage.getItem('authToken')) page.dataset['boot'] = 'member'

/** A cached module would otherwise run before the document is parsed. */
const untilParsed = () =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve(undefined)
    else document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })

async function load(): Promise<unknown> {
  for (const href of parts.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
  await untilParsed()
  return import(program)
}

queueInput()
// A visitor's page is complete as prerendered; any other page waits for its code.
if (atOnce !== undefined || page.dataset['boot'] !== undefined) load().catch(() => onFirstInteraction(load))
else onFirstInteraction(load)
