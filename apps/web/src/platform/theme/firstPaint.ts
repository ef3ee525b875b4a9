import { areaOf } from '../navigation/area.ts'
import { showRememberedLocale, takeLocaleFromAddress } from '../text/showLocale.ts'
import { showTheme } from './theme.ts'

/** Before anything is painted: the theme of the area, and its words on their way. */
const area = areaOf(window.location.pathname)
showTheme(area)
takeLocaleFromAddress(area)
showRememberedLocale(area).catch(() => {
  // The page asks for them again and says what went wrong.
})
