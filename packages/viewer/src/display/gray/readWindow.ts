import type { Window } from '../../model/Grayscale.ts'
import type { VoiSetting } from '../../model/View.ts'
import type { Appearance } from './Appearance.ts'
import { startOf } from './dragWindow.ts'
import { isWindow } from './windowFunctions.ts'

/** A typed center and width; undefined if it isn't a valid window. The VOI function is kept. */
export function readWindow(appearance: Appearance, center: string, width: string): VoiSetting | undefined {
  const window: Window = {
    center: readNumber(center),
    width: readNumber(width),
    function: startOf(appearance).function,
  }
  return isWindow(window) ? { kind: 'window', ...window } : undefined
}

/** Accepts a comma or a point, and the minus signs of Japanese keyboards and of typography. */
function readNumber(text: string): number {
  const plain = text.normalize('NFKC').trim().replace(/^[−–]/, '-').replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
