import { GUIDE_PLACES, type GuidePlace, type GuidePlaceName, guidePlaceOf } from './guidePlaces.ts'

/** Props of a part of a screen that has its own place in the guide. */
export const guideMark = (name: GuidePlaceName): { 'data-guide': GuidePlaceName } => ({ 'data-guide': name })

/**
 * The guide's place for the part that has the focus, otherwise for the first one that is shown, otherwise for
 * the screen at this address.
 */
export function guidePlaceOnScreen(address: string): GuidePlace {
  const focused = document.activeElement?.closest<HTMLElement>(MARKED)
  const part = focused ?? [...document.querySelectorAll<HTMLElement>(MARKED)].find(isShown)
  const name = part?.dataset['guide']
  return name !== undefined && isPlaceName(name) ? GUIDE_PLACES[name] : guidePlaceOf(address)
}

const MARKED = '[data-guide]'

// A test's document has no layout, and there nothing is hidden.
const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true

const isPlaceName = (name: string): name is GuidePlaceName => Object.hasOwn(GUIDE_PLACES, name)
