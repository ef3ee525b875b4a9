import { onFirstInteraction } from './platform/boot/onFirstInteraction.ts'
import { queueInput } from './platform/boot/queueInput.ts'
import { keptStorage } from './platform/storage/keptStorage.ts'
import { localeInAddress, rememberLocale } from './platform/text/localeMemory.ts'

/*
 * Runs before the first paint of a page that the server has drawn, as a script of its own: the page's code comes later.
 * The server knows no theme and no session, so it draws every page for a visitor in the light.
 */
const storage = keptStorage()
const { documentElement: page, currentScript } = document
const { program = '', parts = '', atOnce } = currentScript?.dataset ?? {}
const asked = localeInAddress(window.location.search)
// The reader may leave by a link before the page's code could remember it.
if (asked) rememberLocale('public', asked, storage, document)
const chosen = storage.getItem('language')

page.dataset['theme'] = storage.getItem('theme') === 'dark' ? 'dark' : 'light'
if (chosen !== null && chosen !== page.lang.split('-')[0]) page.dataset['boot'] = 'other-language'
else if (storage.getItem('authToken')) page.dataset['boot'] = 'member'

/** A module that is at hand already would run before there is a page to take over. */
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
// What a visitor sees is whole as it was drawn. Whoever sees something else waits for the page's code.
if (atOnce !== undefined || page.dataset['boot'] !== undefined) load().catch(() => onFirstInteraction(load))
else onFirstInteraction(load)
