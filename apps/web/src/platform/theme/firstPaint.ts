import { areaOf } from '../navigation/area.ts'
import { showRememberedLocale, takeLocaleFromAddress } from '../text/showLocale.ts'
import { showTheme } from './theme.ts'

/** Runs before the first paint: sets the area's theme and starts loading its texts. */
const area = areaOf(window.location.pathname)
showTheme(area)
takeLocaleFromAddress(area)
showRememberedLocale(area).catch(() => {
  // The page loads them again and reports the error.
})
