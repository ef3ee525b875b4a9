import { keptStorage } from '#app/keptStorage.ts'

/*
 * Runs before the first paint of a page that the server has drawn, as a script of its own: the page's code comes later.
 * The server knows no theme and no session, so it draws every page for a visitor in the light.
 */
const storage = keptStorage()
const { documentElement: page } = document
const chosen = storage.getItem('language')
const isAsked = new URLSearchParams(window.location.search).has('lang')
const isOtherLanguage = !isAsked && chosen !== null && chosen !== page.lang.split('-')[0]

page.dataset['theme'] = storage.getItem('theme') === 'dark' ? 'dark' : 'light'
if (isOtherLanguage) page.dataset['early'] = 'other-language'
else if (storage.getItem('authToken')) page.dataset['early'] = 'member'
